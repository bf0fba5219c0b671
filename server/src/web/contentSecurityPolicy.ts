import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reportViolations } from '../../../contract/reports.ts';
import { pathOf } from '../../../contract/route.ts';
import type { PageSources } from '../rails/Rail.ts';

/** `styleAttributes`: hashes of `style` attributes count only beside `'unsafe-hashes'`. */
type InlineHashes = { scripts: string[]; styles: string[]; styleAttributes: string[] };

/** JSON in a script element is data, which no browser runs. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi;

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const decode = (text: string): string => text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

/** The hashes that a Content-Security-Policy needs for the inline code of a page. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, SCRIPT),
  styles: hashesOf(html, STYLE),
  styleAttributes: [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => hashOf(decode(text))),
});

const toPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const styleSources = ({ styles, styleAttributes }: InlineHashes): string[] =>
  styleAttributes.length > 0 ? [...styles, `'unsafe-hashes'`, ...new Set(styleAttributes)] : styles;

const REPORTS = `/api${pathOf(reportViolations)}`;

/** Names the place of reports as `report-to` calls it. */
export const REPORTING_ENDPOINTS = `csp="${REPORTS}"`;

/** Google's scripts make their own policies, some of them twice; other names fall back to ours, which they then go through. */
const GOOGLE_POLICIES = ['goog#html', 'gapi#gapi', `'allow-duplicates'`];

/** Texts become scripts or markup only through a policy of these names. */
const trustedTypes = (...policies: string[]) => ({
  'require-trusted-types-for': [`'script'`],
  'trusted-types': policies,
});

interface AppSources {
  /** Allowed origins of games; undefined means any. */
  gameOrigins: readonly string[] | undefined;
  /** The domain is undefined in the sandbox, where sign-in needs no other origin. */
  authDomain: string | undefined;
  /** Payment providers have scripts at these origins; the list is empty in the sandbox. */
  pageSources: readonly PageSources[];
}

/** The addresses that Firebase Auth and its bot check load, call and frame. Source: https://firebase.google.com/docs/auth/web */
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

export function policyOf(html: string, { gameOrigins, authDomain, pageSources }: AppSources): string {
  const hashes = inlineHashes(html);
  const sources = [...identitySources(authDomain), ...pageSources];
  const frames = gameOrigins ? [...gameOrigins, ...sources.flatMap((from) => from.frames)] : ['https:', 'http:'];
  return toPolicy({
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...sources.flatMap((from) => from.scripts), ...hashes.scripts],
    'style-src': [`'self'`, ...styleSources(hashes)],
    // The bot check of the sign-in runs a worker of Google's.
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

/** House games are framed without same-origin rights, where not every browser accepts `'self'`. */
function gamePolicy(html: string, siteOrigins: readonly string[]): string {
  const hashes = inlineHashes(html);
  const own = [`'self'`, ...siteOrigins];
  const calls = siteOrigins.flatMap((origin) => [`${origin}/api/play/`, `${origin}/assets/motifs/`]);
  return toPolicy({
    'default-src': [`'none'`],
    'script-src': [...own, ...hashes.scripts],
    'style-src': [...own, ...styleSources(hashes)],
    'img-src': [...own, 'data:'],
    // Rounds for money, flights for everybody, and drawings; without a known origin every game is a demo of its own.
    'connect-src': calls.length > 0 ? calls : [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'none'`],
    'frame-ancestors': [`'self'`],
    ...trustedTypes(`'none'`),
    // A frame without an origin may not send reports of the new form.
    'report-uri': [REPORTS],
  });
}

interface PageOptions extends AppSources {
  webDir: string;
  files: ReadonlySet<string>;
  siteOrigins: readonly string[];
}

export function pagePolicies({ webDir, files, siteOrigins, ...app }: PageOptions): ReadonlyMap<string, string> {
  const policyFor = (page: string): string => {
    const html = readFileSync(path.join(webDir, page), 'utf8');
    return page.startsWith('originals/') ? gamePolicy(html, siteOrigins) : policyOf(html, app);
  };
  const pages = [...files].filter((file) => file.endsWith('.html'));
  return new Map(pages.map((page) => [page, policyFor(page)]));
}
