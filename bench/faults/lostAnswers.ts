import { controlCard } from '../../sandbox/card/control.ts';
import { controlMpesa } from '../../sandbox/mpesa/control.ts';
import { readConfig } from '../../server/src/config/readConfig.ts';
import { createDarajaGateway } from '../../server/src/rails/mpesa/daraja/createDarajaGateway.ts';
import { createStripeGateway } from '../../server/src/rails/card/stripe/createStripeGateway.ts';
import { CURRENCIES } from './accounts.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { BONUS } from './money.ts';
import { checkTruth } from './providers/checkTruth.ts';
import { type Providers, startProviders } from './providers/Providers.ts';
import { booksOf } from './providers/playerBooks.ts';
import type { Random } from './Random.ts';
import type { StorePlace } from '../stores.ts';
import { Actor } from './scenarios/Actor.ts';
import { recover } from './scenarios/recover.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { Boundaries } from './server/Boundaries.ts';
import { type FaultServer, startFaultServer } from './server/startFaultServer.ts';

/** Mostly done without an answer; also cut before, silent, and refused. */
const KINDS = ['drop', 'drop', 'drop', 'hang', 'cut', 'unavailable'] as const;
const PATHS = {
  mpesa: [
    '/oauth',
    '/mpesa/stkpush/v1',
    '/mpesa/stkpush/v1',
    '/mpesa/stkpushquery',
    '/mpesa/b2c',
    '/mpesa/b2c',
    '/mpesa/transactionstatus',
  ],
  card: ['/v1/payment_intents', '/v1/refunds', '/v1/refunds'],
};
const MOST_TIMES = 4;
/** Lets the workers check again while callbacks reach nobody. */
const DEAF_MS = 180_000;
/** Timeout of an answer. */
const TIMING = { timeoutMs: 120, pause: async () => undefined };

function start(place: StorePlace, { env }: Providers): Promise<FaultServer> {
  const { card, mpesa } = readConfig(env).rails;
  const gateways = { card: createStripeGateway(card, TIMING), mpesa: createDarajaGateway(mpesa, TIMING) };
  return startFaultServer({ place, env, gateways, boundaries: new Boundaries(), ahead: 0 });
}

/** Sets one to three faults for the next requests, and returns them. */
async function orderFaults({ cardUrl, mpesaUrl }: Providers, random: Random): Promise<string> {
  const ordered: string[] = [];
  for (let left = random.between(1, 3); left > 0; left -= 1) {
    const provider = random.pick(['mpesa', 'mpesa', 'card'] as const);
    const fault = {
      action: 'fault' as const,
      path: random.pick(PATHS[provider]),
      kind: random.pick(KINDS),
      times: random.between(1, MOST_TIMES),
    };
    await (provider === 'mpesa' ? controlMpesa(mpesaUrl, fault) : controlCard(cardUrl, fault));
    ordered.push(`${fault.kind} ${fault.path} x${fault.times}`);
  }
  return ordered.join(', ');
}

const clearFaults = ({ cardUrl, mpesaUrl }: Providers): Promise<unknown> =>
  Promise.all([controlCard(cardUrl, { action: 'noFaults' }), controlMpesa(mpesaUrl, { action: 'noFaults' })]);

async function runOne({ checks }: FaultRun, server: FaultServer, providers: Providers, actor: Actor, random: Random) {
  const scenario = random.pick(SCENARIOS);
  await actor.register();
  await scenario.prepare(actor, random);
  const faults = await orderFaults(providers, random);
  const { relay } = providers;
  const isDeaf = random.chance(0.5);
  if (isDeaf) relay.target = undefined;
  await scenario.act(actor, random);
  if (random.chance(0.5)) await actor.askAgain();
  await server.work();
  await clearFaults(providers);
  if (isDeaf) await server.advance(DEAF_MS);
  if (isDeaf) await server.work();
  relay.target = server.url;
  const isToldAgain = random.chance(0.5);
  await relay.settleMissed(isToldAgain);
  await recover(server, providers, actor.uid);
  const [records, all] = await Promise.all([server.read(actor.uid), providers.readBooks()]);
  const what = `${scenario.name} in ${actor.currency} with ${faults}${isDeaf ? `, callbacks ${isToldAgain ? 'late' : 'never'}` : ''}`;
  relay.deliveries.length = 0;
  const books = booksOf(all, actor);
  const silent = books.pushes.filter(({ outcome }) => outcome === 'silent' || (isDeaf && !isToldAgain)).length;
  const forPerson = checkTruth({ checks, records, books, actor, what });
  checks.that(forPerson <= silent, `${what}: only what no callback told of is left for a person`);
  return forPerson;
}

async function run(faultRun: FaultRun): Promise<string> {
  const { sizes, random, folder, newPlace } = faultRun;
  const providers = await startProviders(folder);
  const server = await start(newPlace(), providers);
  providers.relay.target = server.url;
  await server.put('deposit-bonuses', BONUS);
  let forPerson = 0;
  try {
    for (let count = 0; count < sizes.lostAnswers; count += 1) {
      const phoneStem = `0720${String(count).padStart(4, '0')}`;
      const currency = random.pick(CURRENCIES);
      const actor = new Actor({ uid: `player-${count}`, currency, phoneStem, server, providers });
      forPerson += await runOne(faultRun, server, providers, actor, random.branch());
    }
  } finally {
    await providers.stop();
    await server.stop();
  }
  return `${sizes.lostAnswers} scenarios in ${CURRENCIES.join(' and ')} with answers dropped after processing, cut, kept back or refused; ${forPerson} paid prompts left for a person`;
}

export const lostAnswers: FaultPart = {
  name: 'lost answers',
  behaviour: 'pays and credits once when answers of providers are lost',
  run,
};
