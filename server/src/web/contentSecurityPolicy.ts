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
  /** Undefined in the sandbox: sign-in and cards then need nothing from elsewhere. */
  authDomain: string | undefined;
}

/** What Firebase Auth with its bot check loads, asks and frames. Source: https://firebase.google.com/docs/auth/web */
const identitySources = (authDomain: string | undefined) =>
  authDomain
    ? {
        scripts: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
        frames: [
          `https://${authDomain}`,
          'https://www.google.com/recaptcha/',
          'https://recaptcha.google.com/recaptcha/',
        ],
        connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      }
    : { scripts: [], frames: [], connections: [] };

/** What Stripe.js loads, asks and frames, in production only. Source: https://docs.stripe.com/security/guide */
const cardSources = (isReal: boolean) =>
  isReal
    ? {
        scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
        connections: ['https://api.stripe.com'],
      }
    : { scripts: [], frames: [], connections: [] };

/** For pages of the web app. */
export function appPolicy(hashes: InlineHashes, { gameOrigins, authDomain }: AppPolicyOptions): string {
  const identity = identitySources(authDomain);
  const card = cardSources(authDomain !== undefined);
  const frames = gameOrigins.length > 0 ? [...gameOrigins, ...identity.frames, ...card.frames] : ['https:', 'http:'];
  return policyOf({
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...identity.scripts, ...card.scripts, ...hashes.scripts],
    'style-src': [`'self'`, ...styleSources(hashes)],
    'img-src': [`'self'`, 'https:', 'data:'],
    'frame-src': [`'self'`, ...frames],
    'connect-src': [`'self'`, ...identity.connections, ...card.connections],
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
