import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CURRENCIES } from '../accounts.ts';
import type { FaultPart, FaultRun } from '../FaultRun.ts';
import { PLAY_SCENARIOS } from '../scenarios/playScenarios.ts';
import { type Scenario, SCENARIOS } from '../scenarios/scenarios.ts';
import { type KillPoint, CrashRunner } from './CrashRunner.ts';

const RUNNERS = Math.min(2, availableParallelism());
/** Number of boundaries of a scenario that was not counted. */
const TYPICAL = 14;
const DIES_AGAIN = 0.25;
/** Number of boundaries during recovery. */
const RECOVERY = 20;

type Case = Pick<KillPoint, 'scenario' | 'currency'>;

const casesOf = (scenarios: readonly Scenario[]): Case[] =>
  scenarios.flatMap((scenario) => CURRENCIES.map((currency) => ({ scenario, currency })));

type Task = (runner: CrashRunner) => Promise<void>;

interface Killing {
  scenarios: readonly Scenario[];
  kills: number;
}

/** Shared by the runners. */
class Crashes {
  readonly #run: FaultRun;
  readonly #cases: readonly Case[];
  readonly #kills: number;
  readonly boundaries = new Map<Case, number>();

  constructor(run: FaultRun, { scenarios, kills }: Killing) {
    this.#run = run;
    this.#cases = casesOf(scenarios);
    this.#kills = kills;
  }

  async run(): Promise<CrashRunner[]> {
    const runners = await Promise.all(Array.from({ length: RUNNERS }, (_, number) => this.#startRunner(number)));
    try {
      await this.#work(runners);
    } finally {
      await Promise.all(runners.map((runner) => runner.stop()));
    }
    return runners;
  }

  #startRunner(number: number): Promise<CrashRunner> {
    const { folder, checks, newPlace } = this.#run;
    const own = path.join(folder, `runner-${number}`);
    mkdirSync(own);
    return CrashRunner.start({
      number,
      folder: own,
      place: newPlace(),
      checks,
      cache: process.env['NODE_COMPILE_CACHE'] ?? path.join(folder, 'compiled'),
    });
  }

  /** Every boundary of every scenario in every currency first, then random ones. */
  async #work(runners: readonly CrashRunner[]): Promise<void> {
    const { sizes } = this.#run;
    const tasks = sizes.isEveryBoundary ? this.#cases.map((one) => this.#everyBoundary(one)) : [];
    const kills = () => runners.reduce((sum, runner) => sum + runner.kills, 0);
    const workIn = async (runner: CrashRunner) => {
      for (let task = tasks.shift(); task; task = tasks.shift()) await task(runner);
      while (kills() < this.#kills) await runner.kill(this.#anyPoint());
      await runner.finish();
    };
    await Promise.all(runners.map(workIn));
  }

  #everyBoundary(one: Case): Task {
    const random = this.#run.random.branch();
    return async (runner) => {
      let dieAt = 1;
      while (await runner.kill({ ...one, dieAt, random: random.branch() })) dieAt += 1;
      this.boundaries.set(one, dieAt - 1);
    };
  }

  #anyPoint(): KillPoint {
    const random = this.#run.random.branch();
    const one = random.pick(this.#cases);
    const dieAt = random.between(1, this.boundaries.get(one) ?? TYPICAL);
    return { ...one, dieAt, random, ...(random.chance(DIES_AGAIN) && { dieAgainAt: random.between(1, RECOVERY) }) };
  }
}

async function run(faultRun: FaultRun, killing: Killing): Promise<string> {
  const begun = performance.now();
  const crashes = new Crashes(faultRun, killing);
  const runners = await crashes.run();
  const seconds = (performance.now() - begun) / 1_000;
  const kills = runners.reduce((sum, runner) => sum + runner.kills, 0);
  const forPerson = runners.reduce((sum, runner) => sum + runner.forPerson, 0);
  const every = [...crashes.boundaries.values()].reduce((sum, count) => sum + count, 0);
  faultRun.checks.that(kills >= killing.kills, `servers were killed ${kills} times`);
  const which =
    every > 0
      ? `, every one of ${every} boundaries of ${killing.scenarios.length} scenarios in ${CURRENCIES.join(' and ')} among them`
      : '';
  return `${kills} servers killed with SIGKILL${which}; ${forPerson} paid prompts left for a person; ${seconds.toFixed(0)} s`;
}

export const crashes: FaultPart = {
  name: 'kill -9',
  behaviour: 'loses and doubles nothing when the server is killed at any point',
  run: (faultRun) => run(faultRun, { scenarios: SCENARIOS, kills: faultRun.sizes.kills }),
};

export const playCrashes: FaultPart = {
  name: 'kill -9 in a game',
  behaviour: 'loses and doubles no round when the server is killed at any point',
  run: (faultRun) => run(faultRun, { scenarios: PLAY_SCENARIOS, kills: faultRun.sizes.playKills }),
};
