import { reportViolations } from '../../../contract/reports.ts';
import { pathOf } from '../../../contract/route.ts';
import type { PageSources } from '../rails/Rail.ts';
import type { InlineHashes } from './inlineHashes.ts';

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleSources = ({ styles, styleAttributes }: InlineHashes): string[] =>
  styleAttributes.length > 0 ? [...styles, `'unsafe-hashes'`, ...new Set(styleAttributes)] : styles;

const REPORTS = `/api${pathOf(reportViolations)}`;

/** The place of reports, by the name that a policy calls it. */
export const REPORTING_ENDPOINTS = `csp="${REPORTS}"`;

/** Google's scripts make their own policies, some of them twice; other names fall back to ours, which they then go through. */
const GOOGLE_POLICIES = ['goog#html', 'gapi#gapi', `'allow-duplicates'`];

/** Texts become scripts or markup only through a policy of these names. */
const trustedTypes = (...policies: string[]) => ({
  'require-trusted-types-for': [`'script'`],
  'trusted-types': policies,
});

interface AppPolicyOptions {
  /** Allowed origins of games; undefined means any. */
  gameOrigins: readonly string[] | undefined;
  /** Undefined in the sandbox, where sign-in needs no other origin. */
  authDomain: string | undefined;
  /** Origins for the scripts of payment providers; empty in the sandbox. */
  pageSources: readonly PageSources[];
}

/** What Firebase Auth and its bot check load, call and frame. Source: https://firebase.google.com/docs/auth/web */
const identitySources = (authDomain: string | undefined): PageSources[] =>
  authDomain
    ? [
        {
          scripts: [
            'https://apis.google.com',
            'https://www.google.com/recaptcha/',
            'https://www.gstatic.com/recaptcha/',
          ],
          frames: [
            `https://${authDomain}`,
            'https://www.google.com/recaptcha/',
            'https://recaptcha.google.com/recaptcha/',
          ],
          connections: [
            'https://identitytoolkit.googleapis.com',
            'https://securetoken.googleapis.com',
            'https://content-firebaseappcheck.googleapis.com',
          ],
        },
      ]
    : [];

export function appPolicy(hashes: InlineHashes, { gameOrigins, authDomain, pageSources }: AppPolicyOptions): string {
  const sources = [...identitySources(authDomain), ...pageSources];
  const frames = gameOrigins ? [...gameOrigins, ...sources.flatMap((from) => from.frames)] : ['https:', 'http:'];
  return policyOf({
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...sources.flatMap((from) => from.scripts), ...hashes.scripts],
    'style-src': [`'self'`, ...styleSources(hashes)],
    // Of others, the bot check of the sign-in has one.
    'worker-src': [`'self'`, ...sources.flatMap((from) => from.scripts)],
    'img-src': [`'self'`, 'https:', 'data:'],
    'frame-src': [`'self'`, ...frames],
    'connect-src': [`'self'`, ...sources.flatMap((from) => from.connections)],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
    // The build writes the policy `default` into each page (scripts/build/trustedTypes.ts).
    ...trustedTypes('default', ...(authDomain ? GOOGLE_POLICIES : [])),
    'report-uri': [REPORTS],
    'report-to': ['csp'],
  });
}

/** For house games in frames without same-origin rights, where not every browser accepts `'self'`. */
export function gamePolicy(hashes: InlineHashes, siteOrigins: readonly string[]): string {
  const own = [`'self'`, ...siteOrigins];
  const calls = siteOrigins.map((origin) => `${origin}/api/play/`);
  return policyOf({
    'default-src': [`'none'`],
    'script-src': [...own, ...hashes.scripts],
    'style-src': [...own, ...styleSources(hashes)],
    'img-src': [...own, 'data:'],
    // Rounds for money; without a known origin every game is a demo.
    'connect-src': calls.length > 0 ? calls : [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'frame-ancestors': [`'self'`],
    ...trustedTypes(`'none'`),
    // A frame without an origin may not send reports of the new form.
    'report-uri': [REPORTS],
  });
}
