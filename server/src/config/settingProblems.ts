import * as v from 'valibot';
import { guessBits, LEAST_BITS } from '../rails/settingTypes.ts';
import {
  type Environment,
  givenOf,
  isLoopback,
  isProduction,
  OWN_SETTINGS,
  SANDBOX_ONLY,
  SETTINGS,
} from './environment.ts';
import { misplacedPayments } from './readPayments.ts';

function wrongSettings(env: Environment): string[] {
  return Object.entries(SETTINGS).flatMap(([name, setting]) => {
    const { issues } = v.safeParse(setting.schema, givenOf(env, name) ?? setting.default);
    if (!issues) return [];
    const what = setting.isSecret ? 'does not fit' : whatIsWrong(givenOf(env, name), issues);
    return [`${name} ${what}: give ${setting.expected}`];
  });
}

/** The text names the wrong entries of a list alone. */
function whatIsWrong(given: string | undefined, issues: readonly v.BaseIssue<unknown>[]): string {
  const entries = issues.filter(({ path }) => path).map(({ input }) => `"${String(input)}"`);
  return entries.length > 0 ? `has ${entries.join(', ')}` : `is "${given}"`;
}

function sandboxSettings(env: Environment): string[] {
  if (!isProduction(env)) return [];
  const given = SANDBOX_ONLY.filter((name) => givenOf(env, name) !== undefined);
  return given.map(
    (name) => `${name} is "${givenOf(env, name)}", which is for the sandbox: remove it, or set MODE=sandbox`,
  );
}

/** Anybody could send prompts to strangers. */
function openPhones(env: Environment): string[] {
  const isOpen = isProduction(env) && givenOf(env, 'OTHER_PAYER_PHONES') === 'allow';
  return isOpen ? ['OTHER_PAYER_PHONES is "allow", which is for the sandbox: give confirm or refuse'] : [];
}

/** Firebase never gives a real project an id or key that starts with `demo-`. */
function demoProject(env: Environment): string[] {
  if (!isProduction(env)) return [];
  const given = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'].filter((name) => givenOf(env, name)?.startsWith('demo-'));
  return given.map(
    (name) =>
      `${name} is "${givenOf(env, name)}", which is for the sandbox: give that of your Firebase project, or set MODE=sandbox`,
  );
}

/** Everybody signs in as everybody in a sandbox, and money is free there. */
function openSandbox(env: Environment): string[] {
  const host = givenOf(env, 'HOST') ?? OWN_SETTINGS.HOST.default;
  const isOpen = !isProduction(env) && !isLoopback(host);
  if (!isOpen || givenOf(env, 'ALLOW_OPEN_SANDBOX') === 'true') return [];
  return [
    `HOST is "${host}", and this is a sandbox, where anybody signs in as anybody: give 127.0.0.1, set MODE=production, ` +
      'or set ALLOW_OPEN_SANDBOX=true if you trust all who reach that address',
  ];
}

function weakPhoneKey(env: Environment): string[] {
  const key = givenOf(env, 'PHONE_KEY');
  const isWeak = isProduction(env) && key !== undefined && guessBits(key) < LEAST_BITS;
  return isWeak ? ['PHONE_KEY can be guessed: give a random one, such as "openssl rand -hex 24" prints'] : [];
}

const CHECKS = [wrongSettings, openPhones, demoProject, sandboxSettings, openSandbox, weakPhoneKey, misplacedPayments];

/** Each wrong or dangerous setting has one line, which says what to do. */
export const settingProblems = (env: Environment): string[] => CHECKS.flatMap((check) => check(env));
