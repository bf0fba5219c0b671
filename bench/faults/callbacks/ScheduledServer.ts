import { CALLBACK_SECRET, pushCallbackBody } from '../../../server/src/rails/mpesa/testing/FakeMpesaGateway.ts';
import { GOOD_SIGNATURE } from '../../../server/src/rails/card/testing/FakeCardGateway.ts';
import { type MoneyApp, startMoneyApp } from '../../../server/src/testing/startMoneyApp.ts';
import type { CardEvent } from '../../../server/src/rails/card/CardGateway.ts';
import type { PushResult } from '../../../server/src/rails/mpesa/MpesaGateway.ts';
import type { DocumentStore } from '../../../server/src/store/DocumentStore.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import { phoneOf } from '../../../server/src/testing/phoneOf.ts';
import { newAccount } from '../accounts.ts';
import { type PlayerRecords, readPlayer } from '../playerRecords.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The real server without a network, with providers that follow a schedule. */
export class ScheduledServer {
  readonly server: MoneyApp;
  #clock: { ahead: number };

  private constructor(server: MoneyApp, clock: { ahead: number }) {
    this.server = server;
    this.#clock = clock;
  }

  /** Closing it closes the store too. */
  static async start(store: DocumentStore): Promise<ScheduledServer> {
    const clock = { ahead: 0 };
    const server = await startMoneyApp({}, { store, services: { now: () => Date.now() + clock.ahead } });
    return new ScheduledServer(server, clock);
  }

  async addPlayer(uid: string, currency: Currency): Promise<void> {
    await this.server.put('users', newAccount(uid, currency));
  }

  async push(uid: string, amount: number): Promise<string> {
    const { data } = await this.server.post('/mpesa/stk-push', { phoneNumber: phoneOf(uid), amount }, { uid });
    return String((data as { depositId: string }).depositId);
  }

  async intent(uid: string, amount: number): Promise<{ depositId: string; paymentIntentId: string }> {
    const { data } = await this.server.post('/stripe/payment-intent', { amount }, { uid });
    return data as { depositId: string; paymentIntentId: string };
  }

  /** Returns the HTTP status. */
  async tellPush(depositId: string, result: PushResult, secret = CALLBACK_SECRET): Promise<number> {
    return (await this.server.hook(`/mobile/${secret}/${depositId}`, pushCallbackBody(result))).status;
  }

  async tellCard(event: CardEvent, signature = GOOD_SIGNATURE): Promise<number> {
    return (await this.server.hook('/card', event, { 'stripe-signature': signature })).status;
  }

  /** Moves the clock, and asks the providers about everything open. */
  async reconcile(milliseconds = HOUR): Promise<void> {
    this.#clock.ahead += milliseconds;
    while ((await this.server.app.services.workers.runOnce()) > 0);
  }

  read(uid: string): Promise<PlayerRecords> {
    return readPlayer(this.server.store, uid);
  }
}
