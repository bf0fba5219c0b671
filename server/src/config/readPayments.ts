/** What the rails are set to, and at what rate. The sandbox has defaults; production has none. */
import { type RailConfigs, RAILS, readConfigs } from '../rails/index.ts';
import type { RailSetting } from '../settings/railSettings.ts';
import { ORIGINS, RATE, SECRETS } from './paymentSettings.ts';
import type { Environment } from './settings.ts';

export interface PaymentConfig {
  rails: RailConfigs;
  /** KES for one USD; 0 where production still needs it. */
  kesPerUsd: number;
}

const given = (env: Environment, name: string): string => env[name]?.trim() ?? '';

const isProduction = (env: Environment): boolean => given(env, 'MODE') === 'production';

/** `port` is where this server listens: in the sandbox the stand-ins call it there. */
export function readPayments(env: Environment, port: number): PaymentConfig {
  const read = ({ name, live = '', sandbox }: RailSetting): string =>
    given(env, name) || (isProduction(env) ? live : sandbox.replace('<port>', String(port)));
  return { rails: readConfigs(read), kesPerUsd: Number(read(RATE)) };
}

/** The settings that production still needs. */
export function missingPayments({ rails, kesPerUsd }: PaymentConfig): string[] {
  const configs: Readonly<Record<string, Readonly<Record<string, string>>>> = rails;
  const missing = Object.entries(RAILS).flatMap(([rail, { settings }]) =>
    Object.entries<RailSetting>(settings).flatMap(([field, { name }]) => (configs[rail]?.[field] ? [] : [name])),
  );
  return [...(kesPerUsd ? [] : [RATE.name]), ...missing];
}

/** Also of a provider's own test host. */
const isSandboxOrigin = (origin: string): boolean =>
  !origin.startsWith('https://') || /^https:\/\/(?:localhost|127\.|\[|[^/]*sandbox)/.test(origin);

/** Real money is only for production, where nothing of the sandbox answers for it. */
function livePayments(env: Environment): string[] {
  const keys = SECRETS.filter(({ name, real }) => real?.test(given(env, name)));
  const origins = ORIGINS.filter(({ name, live }) => live !== undefined && given(env, name) === live);
  return [...keys, ...origins].map(
    ({ name }) => `${name} is for real money: set MODE=production, or give that of a test account`,
  );
}

/** What does not stand in this mode, a line each. Keys are not repeated: the line may end in a log. */
export function misplacedPayments(env: Environment): string[] {
  if (!isProduction(env)) return livePayments(env);
  const keys = SECRETS.filter(({ name, test }) => test?.test(given(env, name)));
  const origins = ORIGINS.filter(({ name }) => given(env, name) && isSandboxOrigin(given(env, name)));
  return [
    ...keys.map(({ name }) => `${name} is for the sandbox: give one of yours, or set MODE=sandbox`),
    ...origins.map(({ name }) => `${name} is "${given(env, name)}": give a public https origin, or set MODE=sandbox`),
  ];
}
