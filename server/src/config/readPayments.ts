/** The settings of the rails, and the rate. The sandbox has defaults; production has none. */
import { RAILS, readConfigs } from '../rails/index.ts';
import { guessBits, LEAST_BITS, type RailSetting } from '../rails/settingTypes.ts';
import { type Environment, givenOf, isProduction, ORIGINS, RATE, SECRETS } from './environment.ts';
import { ConfigError, type PaymentConfig } from './Config.ts';

const given = (env: Environment, name: string): string => givenOf(env, name) ?? '';

/** `port`: the port of this server, which the sandbox providers call. */
export function readPayments(env: Environment, port: number): PaymentConfig {
  const read = ({ name, live = '', sandbox }: RailSetting): string =>
    given(env, name) || (isProduction(env) ? live : sandbox.replace('<port>', String(port)));
  return { rails: readConfigs(read), kesPerUsd: Number(read(RATE)) };
}

function missingPayments({ rails, kesPerUsd }: PaymentConfig): string[] {
  const configs: Readonly<Record<string, Readonly<Record<string, string>>>> = rails;
  const missing = Object.entries(RAILS).flatMap(([rail, { settings }]) =>
    Object.entries<RailSetting>(settings).flatMap(([field, { name }]) => (configs[rail]?.[field] ? [] : [name])),
  );
  return [...(kesPerUsd ? [] : [RATE.name]), ...missing];
}

/** The test host of a provider counts as one of the sandbox too. */
const isSandboxOrigin = (origin: string): boolean =>
  !origin.startsWith('https://') || /^https:\/\/(?:localhost|127\.|\[|[^/]*sandbox)/.test(origin);

/** Real money is for production only, because the sandbox has no safe answers for it. */
function livePayments(env: Environment): string[] {
  const keys = SECRETS.filter(({ name, real }) => real?.test(given(env, name)));
  const origins = ORIGINS.filter(({ name, live }) => live !== undefined && given(env, name) === live);
  return [...keys, ...origins].map(
    ({ name }) => `${name} is for real money: set MODE=production, or give that of a test account`,
  );
}

/** Settings that are not allowed in this mode, one line each. Keys are not repeated, because the line may be logged. */
export function misplacedPayments(env: Environment): string[] {
  if (!isProduction(env)) return livePayments(env);
  const keys = SECRETS.filter(({ name, test }) => test?.test(given(env, name)));
  const origins = ORIGINS.filter(({ name }) => given(env, name) && isSandboxOrigin(given(env, name)));
  const weak = SECRETS.filter(
    ({ name, isRandom }) => isRandom && given(env, name) && guessBits(given(env, name)) < LEAST_BITS,
  );
  return [
    ...keys.map(({ name }) => `${name} is for the sandbox: give one of yours, or set MODE=sandbox`),
    ...weak.map(({ name }) => `${name} can be guessed: give a random one, such as "openssl rand -hex 24" prints`),
    ...origins.map(({ name }) => `${name} is "${given(env, name)}": give a public https origin, or set MODE=sandbox`),
  ];
}

/** @throws ConfigError naming every payment setting that production lacks */
export function requirePayments(config: PaymentConfig): void {
  const lines = missingPayments(config).map((name) => `${name} is missing: give yours, or set MODE=sandbox`);
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}
