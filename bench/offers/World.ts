/** The real server with the seeded offers and games, a clock of its own, and how honest or clever players move money there. */
import { randomUUID } from 'node:crypto';
import { seedStore } from '../../server/seed/seed.ts';
import { seedData } from '../../server/seed/seedData.ts';
import { COLLECTIONS } from '../../server/src/data/openStore.ts';
import { GOOD_SIGNATURE } from '../../server/src/rails/card/testing/FakeCardGateway.ts';
import { openSqliteStore } from '../../server/src/store/sqlite/openSqliteStore.ts';
import { checkAnswers } from '../../server/src/testing/checkAnswers.ts';
import { type MoneyApp, startMoneyApp } from '../../server/src/testing/startMoneyApp.ts';
import { Random } from '../faults/Random.ts';

const MANY = 1_000_000_000;
export const START = Date.parse('2026-11-02T09:00:00.000Z');
const DAY_MS = 86_400_000;
const WORD_BITS = 32;

export type Way = 'mpesa' | 'card';
export type Dispute = 'open' | 'won' | 'lost';

/** An account is known by these. Accounts with the same phone or card are one person's. */
export interface Account {
  uid: string;
  phoneNumber: string;
  /** The fingerprint of the card. */
  card: string;
  deviceId: string;
}

interface Paying {
  bonusId?: string | undefined;
  way?: Way;
}

interface Withdrawing {
  way?: Way;
  endsBonus?: boolean;
}

export interface Answered {
  status: number;
  data: unknown;
}

const newDevice = (): string => randomUUID().replaceAll('-', '');

/** All of the house games' chance comes from here. The wheel and the boxes draw by the machine's own chance. */
const secretsFrom = (random: Random) => (): string =>
  Array.from({ length: 8 }, () =>
    random
      .below(2 ** WORD_BITS)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

export class World {
  readonly accounts = new Map<string, Account>();
  /** Every answer of the server: its number by call, such as `POST /play/bets`, and status. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly server: MoneyApp;
  readonly #time: { now: number };
  readonly #misfits: readonly string[];

  private constructor(server: MoneyApp, time: { now: number }, answers: World['answers'], misfits: readonly string[]) {
    this.server = server;
    this.#time = time;
    this.answers = answers;
    this.#misfits = misfits;
  }

  /** An answer that does not fit the contract is an error of `close`. */
  static async open(random = new Random(1)): Promise<World> {
    const time = { now: START };
    const store = openSqliteStore(':memory:', COLLECTIONS, { now: () => time.now });
    const callLimits = { playerReads: MANY, playerWrites: MANY, badTokens: MANY, hooks: MANY };
    const connections = { requestSeconds: 20, perAddress: MANY };
    const answers = new Map<string, Map<number, number>>();
    const misfits: string[] = [];
    const services = { now: () => time.now, newSecret: secretsFrom(random) };
    const server = await startMoneyApp(
      { callLimits, connections },
      {
        store,
        services,
        watch(app) {
          checkAnswers(app, misfits);
          app.addHook('onResponse', async ({ method, routeOptions }, { statusCode }) => {
            const call = `${method} ${(routeOptions.url ?? '').replace('/api', '')}`;
            const counts = answers.get(call) ?? new Map<number, number>();
            answers.set(call, counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1));
          });
        },
      },
    );
    await seedStore(store, seedData(START));
    return new World(server, time, answers, misfits);
  }

  get now(): number {
    return this.#time.now;
  }

  get day(): number {
    return Math.floor((this.now - START) / DAY_MS);
  }

  /** Requests of players and providers so far. */
  get requests(): number {
    let sum = 0;
    for (const counts of this.answers.values()) for (const count of counts.values()) sum += count;
    return sum;
  }

  pass(ms: number): void {
    this.#time.now += ms;
  }

  async nextDay(): Promise<void> {
    this.#time.now = START + (this.day + 1) * DAY_MS;
    await this.work();
  }

  /** Runs the workers until nothing is due; payouts by M-Pesa that were sent arrive, or fail. */
  async work(isPaid = (): boolean => true): Promise<void> {
    const { store, app } = this.server;
    while ((await app.services.workers.runOnce()) > 0);
    const sent = [['status', '==', 'processing'] as const, ['method', '==', 'mpesa'] as const];
    for (const id of await store.ids('withdrawals', { where: sent })) await this.server.endPayout(id, isPaid() ? 0 : 1);
  }

  /** A new account; without other words, with a phone, a card and a browser of its own. Returns its uid. */
  async join({
    referralCode,
    ...given
  }: Partial<Omit<Account, 'uid'>> & { referralCode?: string } = {}): Promise<string> {
    const number = this.accounts.size + 1;
    const uid = `hunter-${number}`;
    const own = { phoneNumber: `+2547${10_000_000 + number}`, card: `card-${number}`, deviceId: newDevice() };
    this.accounts.set(uid, { ...own, ...given, uid });
    await this.signIn(uid, referralCode === undefined ? {} : { referralCode });
    return uid;
  }

  /** Signs in, in the account's own browser if no other is named. */
  async signIn(uid: string, { deviceId, ...asked }: { deviceId?: string; referralCode?: string } = {}): Promise<void> {
    const account = this.of(uid);
    const consent = { isAdult: true, hasAcceptedTerms: true };
    await this.server.ask('/users/session', {
      method: 'POST',
      body: { deviceId: deviceId ?? account.deviceId, currency: 'KES', consent, ...asked },
      as: { uid, claims: { phone_number: account.phoneNumber } },
    });
  }

  of(uid: string): Account {
    const account = this.accounts.get(uid);
    if (!account) throw new Error(`There is no account ${uid}`);
    return account;
  }

  get = (uid: string, path: string): Promise<Answered> => this.server.ask(path, { as: { uid } });

  post = (uid: string, path: string, body: object = {}): Promise<Answered> => this.server.post(path, body, { uid });

  /** Returns the id of the deposit that was paid; undefined when it is refused, and then nothing is paid. */
  async deposit(uid: string, amountKes: number, { bonusId, way = 'mpesa' }: Paying = {}): Promise<string | undefined> {
    const { phoneNumber, card } = this.of(uid);
    const asked = { amount: amountKes, ...(bonusId !== undefined && { bonusId }) };
    const { status, data } =
      way === 'card'
        ? await this.post(uid, '/stripe/payment-intent', asked)
        : await this.post(uid, '/mpesa/stk-push', { ...asked, phoneNumber });
    if (status !== 200) return undefined;
    const { depositId, paymentIntentId = '' } = data as { depositId: string; paymentIntentId?: string };
    if (way === 'mpesa') await this.server.endPush(depositId);
    else {
      this.server.card.cardFingerprint = card;
      await this.#tell(this.server.card.pay(paymentIntentId));
    }
    return (await this.server.store.get('deposits', depositId))?.status === 'completed' ? depositId : undefined;
  }

  /** The bank says how it is with a card payment that the player asked it to take back. */
  async dispute(depositId: string, status: Dispute): Promise<void> {
    const intent = [...this.server.card.intents.values()].find((each) => each.depositId === depositId);
    if (!intent) throw new Error(`No card has paid ${depositId}`);
    const { paymentIntentId, receivedCents: amountCents } = intent;
    const dispute = { disputeId: `dp_${depositId}`, paymentIntentId, amountCents, status };
    await this.#tell({ id: `evt_${depositId}_${status}`, kind: 'dispute', dispute });
  }

  async withdraw(uid: string, amount: number, { way = 'mpesa', endsBonus = true }: Withdrawing = {}): Promise<boolean> {
    if (amount <= 0) return false;
    const { data } = await this.post(uid, '/wallet/withdrawals', { amount, methodId: way, endsBonus });
    return (data as { success?: boolean } | undefined)?.success === true;
  }

  /** Takes out all that there is, in whole shillings. */
  async withdrawAll(uid: string, asked: Withdrawing = {}): Promise<boolean> {
    return this.withdraw(uid, Math.floor((await this.balance(uid)).available), asked);
  }

  async balance(uid: string) {
    return (await this.get(uid, '/wallet/balance')).data as { available: number; bonusBalance: number };
  }

  async code(uid: string): Promise<string> {
    return ((await this.get(uid, '/users/me/referral')).data as { code: string }).code;
  }

  /** @throws Error when an answer did not fit the contract */
  async close(): Promise<void> {
    await this.server.close();
    if (this.#misfits.length > 0) throw new Error([...new Set(this.#misfits)].join('\n'));
  }

  async #tell(event: object): Promise<void> {
    await this.server.hook('/card', event, { 'stripe-signature': GOOD_SIGNATURE });
  }
}
