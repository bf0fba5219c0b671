import type { Currency } from '../../server/src/store/records/money.ts';
import { LedgerScene } from '../../server/src/testing/LedgerScene.ts';
import { CURRENCIES } from './accounts.ts';
import type { Checks } from './Checks.ts';
import type { FaultPart, FaultRun } from './FaultRun.ts';
import { checkSums } from './checkSums.ts';
import { toMinor } from './money.ts';
import { readPlayer } from './playerRecords.ts';
import { openPlace } from '../stores.ts';

const FUNDS_KES = 12_950;

/** An amount of each request, in the account's currency. */
const AMOUNTS = { USD: 20, KES: 2_000 } as const;

interface Player {
  uid: string;
  currency: Currency;
}

interface Request {
  name: string;
  ask: (scene: LedgerScene, asked: { uid: string; key: string }, amount: number) => Promise<unknown>;
  /** The effects of all players are counted. */
  effects: (scene: LedgerScene) => number;
}

const REQUESTS: readonly Request[] = [
  {
    name: 'withdrawal',
    ask: (scene, asked, amount) => scene.withdraw(amount, asked),
    effects: (scene) => scene.mpesa.payouts.size,
  },
  {
    name: 'prompt',
    // An account in dollars is asked for an amount in shillings too.
    ask: (scene, asked, amount) => scene.push(1_000 + amount, asked),
    effects: (scene) => scene.mpesa.prompts.size,
  },
  {
    name: 'card payment',
    ask: (scene, asked, amount) => scene.intent(amount, asked),
    effects: (scene) => scene.card.intents.size,
  },
];

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: { code?: unknown }) => error.code,
  );

interface Repeat extends Player {
  checks: Checks;
  scene: LedgerScene;
  count: number;
}

async function repeat({ checks, scene, count, uid, currency }: Repeat, { name, ask, effects }: Request) {
  const asked = { uid, key: `key-of-one-${name.replace(' ', '-')}` };
  const what = `${name} in ${currency}`;
  const amount = AMOUNTS[currency];
  const before = effects(scene);
  const answers = await Promise.all(Array.from({ length: count }, () => ask(scene, asked, amount)));
  await scene.services.workers.runOnce();
  checks.equal(effects(scene) - before, 1, `${what}: effects of one key`);
  checks.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1, `${what}: different answers`);
  checks.equal(
    await codeOf(ask(scene, asked, amount + 1)),
    'idempotency_conflict',
    `${what}: the key with another body`,
  );
  for (const other of REQUESTS.filter((request) => request.name !== name))
    checks.equal(
      await codeOf(other.ask(scene, asked, amount)),
      'idempotency_conflict',
      `${what}: the key as ${other.name}`,
    );
  checks.equal(effects(scene) - before, 1, `${what}: effects after all`);
}

async function run({ sizes, checks, newPlace }: FaultRun): Promise<string> {
  const store = openPlace(newPlace());
  const scene = new LedgerScene(store);
  for (const currency of CURRENCIES) {
    const uid = `in-${currency}`;
    await scene.addPlayer(uid, currency);
    await scene.payMpesa(FUNDS_KES, { uid });
    for (const request of REQUESTS) await repeat({ checks, scene, count: sizes.oneKey, uid, currency }, request);
    const records = await readPlayer(store, uid);
    checks.equal(toMinor(records.user?.held), AMOUNTS[currency] * 100, 'held by the one withdrawal');
    checks.equal(records.withdrawals.length, 1, 'withdrawals on record');
    checkSums(checks, records, `one key in ${currency}`);
  }
  await store.close();
  return `one key ${sizes.oneKey} times at once for each of ${REQUESTS.length} requests in ${CURRENCIES.join(' and ')}: one effect and one answer each`;
}

export const oneKey: FaultPart = {
  name: 'one idempotency key',
  behaviour: 'gives one key one effect and one answer',
  run,
};
