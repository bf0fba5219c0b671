/** Faults, one after another: providers that are slow, err, lie and are away, and a server that is killed. */
import { setTimeout as delay } from 'node:timers/promises';
import { controlCard } from '../../sandbox/card/control.ts';
import { controlMpesa } from '../../sandbox/mpesa/control.ts';
import type { Fault } from '../../sandbox/shared/faults.ts';
import type { Random } from '../faults/Random.ts';
import type { Load } from './openLoad.ts';

/** Milliseconds. */
const PAUSE = { least: 300, most: 1_200 };
const KILL_PAUSE = { least: 3_000, most: 6_000 };
const DOWN = { least: 50, most: 800 };
const AWAY = { least: 1_000, most: 3_000 };
const HELD = { least: 500, most: 2_000 };
const MANY = 1_000_000;
const PATHS = { card: '/v1', mpesa: '/mpesa' } as const;
const KINDS: readonly Fault['kind'][] = ['slow', 'slow', 'cut', 'drop', 'unavailable', 'hang'];

type Trouble = (load: Load, random: Random) => Promise<void>;
type Control = Parameters<typeof controlCard>[1] & Parameters<typeof controlMpesa>[1];

const within = (random: Random, { least, most }: typeof PAUSE) => delay(random.between(least, most));

function tell({ providers }: Load, rail: keyof typeof PATHS, control: Control): Promise<void> {
  return rail === 'card' ? controlCard(providers.cardUrl, control) : controlMpesa(providers.mpesaUrl, control);
}
const anyRail = (random: Random): keyof typeof PATHS => random.pick(['card', 'mpesa'] as const);

/** A few requests go wrong. */
const err: Trouble = async (load, random) => {
  const rail = anyRail(random);
  const kind = random.pick(KINDS);
  await tell(load, rail, { action: 'fault', path: PATHS[rail], kind, times: random.between(1, 5) });
};

/** All of them, for a while. */
const away: Trouble = async (load, random) => {
  const rail = anyRail(random);
  const kind = random.pick(['cut', 'unavailable'] as const);
  await tell(load, rail, { action: 'fault', path: PATHS[rail], kind, times: MANY });
  await within(random, AWAY);
  await tell(load, rail, { action: 'noFaults' });
};

/** Callbacks come late, and in another order. */
const late: Trouble = async (load, random) => {
  const rail = anyRail(random);
  await tell(load, rail, { action: 'hold' });
  await within(random, HELD);
  await tell(load, rail, { action: 'release', isReversed: random.chance(0.5) });
};

/** Callbacks come once more. */
const repeat: Trouble = async ({ providers }, random) => {
  const { deliveries } = providers.relay;
  if (deliveries.length === 0) return;
  for (let left = 5; left > 0; left -= 1) await providers.relay.deliver({ ...random.pick(deliveries) });
};

/** Somebody says that an unpaid prompt was paid, or of a paid one another amount or end. */
const lie: Trouble = async ({ providers, lied }, random) => {
  const { mpesa, card } = await providers.readBooks();
  if (mpesa.pushes.length > 0) {
    const { id: checkoutRequestId, resultCode } = random.pick(mpesa.pushes);
    const told = random.chance(0.5) ? { resultCode: resultCode === 0 ? 1032 : 0 } : { amountKes: 99_999 };
    if ('amountKes' in told) lied.add(checkoutRequestId);
    await controlMpesa(providers.mpesaUrl, { action: 'tell', checkoutRequestId, ...told });
  }
  if (card.intents.length === 0) return;
  const { id: paymentIntentId } = random.pick(card.intents);
  const told = { action: 'tell', paymentIntentId } as const;
  if (random.chance(0.5)) await controlCard(providers.cardUrl, { ...told, secret: 'whsec_of_somebody_else' });
  else await controlCard(providers.cardUrl, { ...told, times: 2, changes: { amount: 9_999_900 } });
};

const TROUBLES: readonly Trouble[] = [err, err, err, away, late, repeat, lie];

export interface TroubleFigures {
  kills: number;
  troubles: number;
}

async function killOften(load: Load, random: Random, signal: AbortSignal, figures: TroubleFigures): Promise<void> {
  for (;;) {
    await within(random, KILL_PAUSE);
    if (signal.aborted) return;
    await load.restart(random.between(DOWN.least, DOWN.most));
    figures.kills += 1;
  }
}

async function troubleOften(load: Load, random: Random, signal: AbortSignal, figures: TroubleFigures): Promise<void> {
  while (!signal.aborted) {
    await random.pick(TROUBLES)(load, random);
    figures.troubles += 1;
    await within(random, PAUSE);
  }
}

/** Makes trouble until the signal; then the providers work again. */
export async function makeTrouble(load: Load, signal: AbortSignal): Promise<TroubleFigures> {
  const figures: TroubleFigures = { kills: 0, troubles: 0 };
  const [first, second] = [load.random.branch(), load.random.branch()];
  await Promise.all([killOften(load, first, signal, figures), troubleOften(load, second, signal, figures)]);
  for (const rail of ['card', 'mpesa'] as const) {
    await tell(load, rail, { action: 'noFaults' });
    await tell(load, rail, { action: 'release' });
  }
  return figures;
}
