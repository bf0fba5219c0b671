import { parseArgs } from 'node:util';
import { ScriptError } from '../../scripts/runScript.ts';
import { BROWSER_NAMES, type BrowserName } from '../browser/browsers.ts';
import { NETWORK_NAMES, type NetworkName } from '../browser/networks.ts';

/** Each part can be measured by itself. */
export const PARTS = ['size', 'home', 'pages', 'visits', 'actions', 'grid'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  parts: readonly Part[];
  browsers: readonly BrowserName[];
  networks: readonly NetworkName[];
  rounds: number;
  /** The commit to measure beside; undefined for none. */
  before: string | undefined;
  /** The path of the file that keeps the figures. */
  json: string;
  /** Fails when a limit is passed. */
  isCheck: boolean;
}

/** The last commit before home was rendered ahead of the browser. */
const BEFORE = '7259d325';
/** Enough for a median; single visits vary. */
const ROUNDS = '7';
const JSON_FILE = '.artifacts/bench.json';

function choose<TName extends string>(option: string, text: string | undefined, names: readonly TName[]): TName[] {
  if (text === undefined) return [...names];
  const isKnown = (name: string): name is TName => (names as readonly string[]).includes(name);
  const chosen = text.split(',');
  const unknown = chosen.find((name) => !isKnown(name));
  if (unknown === undefined) return chosen.filter(isKnown);
  throw new ScriptError(`--${option} ${unknown} is unknown: give ${names.join(', ')}`);
}

function positive(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new ScriptError(`--${option} ${text} is no number of rounds`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ only: text, browser: text, network: text },
        rounds: { ...text, default: ROUNDS },
        before: { ...text, default: BEFORE },
        json: { ...text, default: JSON_FILE },
        check: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new ScriptError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws ScriptError for an option that does not exist or fit */
export function readOptions(args: readonly string[]): Options {
  const values = parse(args);
  return {
    parts: choose('only', values.only, PARTS),
    browsers: choose('browser', values.browser, BROWSER_NAMES),
    networks: choose('network', values.network, NETWORK_NAMES),
    rounds: positive('rounds', values.rounds),
    before: values.before === 'none' ? undefined : values.before,
    json: values.json,
    isCheck: values.check,
  };
}
