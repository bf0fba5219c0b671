import type { PageSources } from '../rails/Rail.ts';
import type { InlineHashes } from './inlineHashes.ts';

const policyOf = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleSources = ({ styles, styleAttributes }: InlineHashes): string[] =>
  styleAttributes.length > 0 ? [...styles, `'unsafe-hashes'`, ...new Set(styleAttributes)] : styles;

interface AppPolicyOptions {
  /** Games come from these, or from any when there are none. */
  gameOrigins: readonly string[];
  /** Undefined in the sandbox: sign-in then needs nothing from elsewhere. */
  authDomain: string | undefined;
  /** What the scripts of payment providers need; nothing in the sandbox. */
  pageSources: readonly PageSources[];
}

/** What Firebase Auth with its bot check loads, asks and frames. Source: https://firebase.google.com/docs/auth/web */
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
          connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        },
      ]
    : [];

/** For pages of the web app. */
export function appPolicy(hashes: InlineHashes, { gameOrigins, authDomain, pageSources }: AppPolicyOptions): string {
  const sources = [...identitySources(authDomain), ...pageSources];
  const frames =
    gameOrigins.length > 0 ? [...gameOrigins, ...sources.flatMap((from) => from.frames)] : ['https:', 'http:'];
  return policyOf({
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...sources.flatMap((from) => from.scripts), ...hashes.scripts],
    'style-src': [`'self'`, ...styleSources(hashes)],
    'img-src': [`'self'`, 'https:', 'data:'],
    'frame-src': [`'self'`, ...frames],
    'connect-src': [`'self'`, ...sources.flatMap((from) => from.connections)],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
  });
}

/**
 * For the house's games, which run in a frame without same-origin rights. Not every browser takes `'self'` for the
 * page's own host there, so the origin is named too.
 */
export function gamePolicy(hashes: InlineHashes, origin: string): string {
  const own = [`'self'`, origin].filter(Boolean);
  return policyOf({
    'default-src': [`'none'`],
    'script-src': [...own, ...hashes.scripts],
    'style-src': [...own, ...styleSources(hashes)],
    'img-src': [...own, 'data:'],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'frame-ancestors': [`'self'`],
  });
}
