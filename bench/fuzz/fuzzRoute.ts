import type { Agent } from 'node:http';
import fc from 'fast-check';
import { Checks } from '../faults/Checks.ts';
import { checkHouse } from '../faults/checkSides.ts';
import { checkSums } from '../faults/checkSums.ts';
import { readPlayer } from '../faults/playerRecords.ts';
import { type FuzzWorld, openWorld, PLAYERS } from './openWorld.ts';
import { problemsOf } from './judge.ts';
import { type AnyOperation, type FuzzRequest, nameOf, requestsOf } from './requests.ts';
import { newAgent, send } from './send.ts';

export interface FuzzSizes {
  seed: number;
  /** Inputs of one route or collection, at most. */
  runs: number;
  /** Milliseconds for one route or collection; what is not tried then is left out. */
  mostMs: number;
  /** fast-check goes to one failing input at once when it gets this path. */
  path?: string | undefined;
}

export interface FuzzReport {
  name: string;
  tried: number;
  /** Answers by status. */
  statuses: Readonly<Record<number, number>>;
  failure: string | undefined;
}

/** Names of the routes of the running server: a new route is fuzzed without a line here. */
export async function listRoutes(): Promise<string[]> {
  const world = await openWorld();
  const names = world.operations.map(nameOf);
  await world.close();
  return names;
}

/** Tries one route in a world of its own: what other routes did there changes nothing. */
export async function fuzzRoute(name: string, sizes: FuzzSizes): Promise<FuzzReport> {
  const [report] = await fuzzRoutes([name], sizes);
  if (!report) throw new Error(`The server has no route ${name}`);
  return report;
}

/** Tries routes one after another in one world. */
export async function fuzzRoutes(names: readonly string[], sizes: FuzzSizes): Promise<FuzzReport[]> {
  const world = await openWorld();
  const agent = newAgent();
  const reports: FuzzReport[] = [];
  try {
    for (const operation of world.operations.filter((one) => names.includes(nameOf(one))))
      reports.push(await fuzzOperation(world, agent, operation, sizes));
    return reports;
  } finally {
    agent.destroy();
    await world.close();
  }
}

async function fuzzOperation(
  world: FuzzWorld,
  agent: Agent,
  operation: AnyOperation,
  sizes: FuzzSizes,
): Promise<FuzzReport> {
  const name = nameOf(operation);
  const statuses: Record<number, number> = {};
  let tried = 0;
  const before = await world.victim();
  const property = fc.asyncProperty(requestsOf(operation, world.words), async (asked) => {
    tried += 1;
    const answer = await send(agent, world.port, asked, world.tokenOf(asked.actor, operation));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const problems = problemsOf(world, asked, answer);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
  const result = await fc.check(property, parametersOf(sizes));
  const [failure] = [failureOf(name, sizes, result), await lossOf(world, before)].filter((text) => text !== undefined);
  return { name, tried, statuses, failure };
}

export const parametersOf = ({ seed, runs, mostMs, path }: FuzzSizes) => ({
  seed,
  numRuns: runs,
  interruptAfterTimeLimit: mostMs,
  ...(path !== undefined && { path }),
});

/** The smallest failing input, and how to repeat it. */
export function failureOf<T>(name: string, { seed }: FuzzSizes, result: fc.RunDetails<[T]>): string | undefined {
  if (!result.failed || !result.counterexample) return undefined;
  const [input] = result.counterexample;
  const reason = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  const again = `npm run fuzz -- --seed ${seed} --only "${name}" --path "${result.counterexamplePath}"`;
  return [reason, shortened(input as T | FuzzRequest), `again: ${again}`].join('\n');
}

const shortened = (input: unknown): string => JSON.stringify(input)?.slice(0, 800) ?? String(input);

/** Balances are what the journal says, and the victim's are as before. */
async function lossOf(world: FuzzWorld, before: Awaited<ReturnType<FuzzWorld['victim']>>): Promise<string | undefined> {
  const checks = new Checks();
  for (const uid of PLAYERS) checkSums(checks, await readPlayer(world.server.store, uid), uid);
  await checkHouse(checks, world.server.store, 'the house');
  const after = await world.victim();
  checks.equal(after.user, before.user, "the victim's account");
  checks.equal(after.journal, before.journal, "the victim's journal");
  return checks.failures.length > 0 ? checks.failures.join('\n') : undefined;
}
