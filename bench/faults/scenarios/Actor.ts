import { randomUUID } from 'node:crypto';
import { controlCard } from '../../../sandbox/card/control.ts';
import type { Currency } from '../../../server/src/store/records/money.ts';
import { newAccount } from '../accounts.ts';
import { staffHeaders, type StaffRole } from '../staff.ts';
import { BONUS } from '../money.ts';
import type { Providers } from '../providers/Providers.ts';
import type { Delivery } from '../providers/Relay.ts';
import { type Answer, type Ask, type AskKind, askKind } from '../Ask.ts';
import { ServerGone, type ServerHandle } from '../server/ServerHandle.ts';

interface Setting {
  uid: string;
  /** The account's currency. */
  currency: Currency;
  /** The first eight digits of each phone; the last two decide the outcome in the sandbox. */
  phoneStem: string;
  server: ServerHandle;
  providers: Providers;
}

const { prompt: PROMPT, card: CARD, withdrawal: WITHDRAWAL } = askKind;

const latest = ({ answers }: Ask): Answer | undefined => answers.at(-1);
export const textIn = (ask: Ask, field: string): string => String(latest(ask)?.data[field] ?? '');

/** A player with a browser, phones and cards. */
export class Actor {
  readonly uid: string;
  readonly currency: Currency;
  readonly phoneStem: string;
  readonly asks: Ask[] = [];
  /** The target of requests; another one after a restart. */
  server: ServerHandle;
  readonly #providers: Providers;

  constructor({ uid, currency, phoneStem, server, providers }: Setting) {
    this.uid = uid;
    this.currency = currency;
    this.phoneStem = phoneStem;
    this.server = server;
    this.#providers = providers;
  }

  /** The account, before any request. */
  async register(): Promise<void> {
    await this.server.put('users', newAccount(this.uid, this.currency));
  }

  asksOf(kind: AskKind): Ask[] {
    return this.asks.filter(({ path }) => path === askKind[kind]);
  }

  /** A deposit by M-Pesa including its callbacks. `ending`: the last digits of the number. */
  async push(ending: string, amount: number, hasBonus = false): Promise<void> {
    const bonus = hasBonus ? { bonusId: BONUS.id } : {};
    const ask = await this.ask(PROMPT, { phoneNumber: `${this.phoneStem}${ending}`, amount, ...bonus });
    const depositId = textIn(ask, 'depositId');
    if (!depositId || textIn(ask, 'ResponseCode') !== '0' || ending === '06') return;
    await this.#heard(ending === '07' ? 5 : 1, ({ path }) => path.endsWith(`/${depositId}`));
  }

  /** A deposit by card including its webhook. */
  async payCard(amount: number, hasBonus = false, card = 'pm_card_visa'): Promise<void> {
    const bonus = hasBonus ? { bonusId: BONUS.id } : {};
    const ask = await this.ask(CARD, { amount, ...bonus });
    if (latest(ask)?.status === 503) await this.#send(ask);
    const paymentIntentId = textIn(ask, 'paymentIntentId');
    if (!paymentIntentId) return;
    await controlCard(this.#providers.cardUrl, { action: 'confirm', paymentIntentId, paymentMethod: card });
    await this.#heard(1, ({ raw }) => raw.includes(paymentIntentId));
  }

  /** Closes the card form, while a card pays at the same moment if one is given. */
  async closeCard(amount: number, card?: string): Promise<void> {
    const ask = await this.ask(CARD, { amount });
    const [depositId, paymentIntentId] = [textIn(ask, 'depositId'), textIn(ask, 'paymentIntentId')];
    if (!depositId) return;
    const confirm = { action: 'confirm', paymentIntentId, paymentMethod: card ?? '' } as const;
    const paying = card && controlCard(this.#providers.cardUrl, confirm).catch(() => undefined);
    await Promise.all([
      paying,
      this.#post({ path: `/wallet/deposits/${depositId}/cancel`, body: {}, key: randomUUID() }),
    ]);
  }

  /** Disputes the latest card payment at the bank, which decides at once: the webhooks may come in any order. */
  async dispute(status: 'won' | 'lost'): Promise<void> {
    const asks = this.asksOf('card');
    const paymentIntentId = asks.map((ask) => textIn(ask, 'paymentIntentId')).findLast(Boolean);
    if (!paymentIntentId) return;
    const { cardUrl } = this.#providers;
    await controlCard(cardUrl, { action: 'dispute', paymentIntentId });
    await controlCard(cardUrl, { action: 'closeDispute', paymentIntentId, status });
    await this.#heard(3, ({ raw }) => raw.includes('dispute') && raw.includes(paymentIntentId));
  }

  /** A withdrawal including the provider's outcome. */
  async withdraw(amount: number, methodId: 'card' | 'mpesa'): Promise<void> {
    const ask = await this.ask(WITHDRAWAL, { amount, methodId, endsBonus: true });
    const id = textIn(ask, 'transactionId');
    if (textIn(ask, 'success') !== 'true') return;
    await this.server.work();
    await this.#heard(1, ({ path, raw }) => (methodId === 'mpesa' ? path.endsWith(`/${id}`) : raw.includes(id)));
    await this.server.work();
  }

  /** Two people correct the balance; the second one may find that something has changed since it was asked for. */
  async correct(amount: number): Promise<void> {
    const body = { playerId: this.uid, amount, reason: 'a correction of the run' };
    const ask = await this.#askStaff('payments', '/adjustments', body);
    const approvalId = textIn(ask, 'approvalId');
    if (approvalId)
      await this.#askStaff('risk', `/approvals/${approvalId}/approve`, { reason: 'looked at the player' });
  }

  async #askStaff(role: StaffRole, path: string, body: object): Promise<Ask> {
    const ask: Ask = { path, body, key: randomUUID(), answers: [], role };
    this.asks.push(ask);
    await this.#send(ask);
    return ask;
  }

  /** Opens a game for money. Its launch is of use to nobody else, so it is not asked for again. */
  async open(gameId: string): Promise<Record<string, unknown>> {
    const opening: Ask = { path: `/games/${gameId}/open`, body: { mode: 'money' }, key: randomUUID(), answers: [] };
    await this.#send(opening);
    return latest(opening)?.data ?? {};
  }

  /** Repeats a request without an answer, as a browser does. */
  async askAgain(): Promise<void> {
    for (const ask of [...this.asks]) await this.#send(ask);
  }

  /** Sends a request with a key of its own. `token` is that of a game. */
  async ask(path: string, body: object, token?: string): Promise<Ask> {
    const ask: Ask = { path, body, key: randomUUID(), answers: [], ...(token && { token }) };
    this.asks.push(ask);
    await this.#send(ask);
    return ask;
  }

  /** @throws ServerGone when no answer came */
  async #send({ answers, ...request }: Ask): Promise<void> {
    const response = await this.#post(request);
    const { data } = (await response.json().catch(() => {
      throw new ServerGone(request.path);
    })) as { data?: Record<string, unknown> };
    answers.push({ status: response.status, data: data ?? {} });
  }

  /** @throws ServerGone when no answer came */
  async #post({ path, body, key, role, token = this.uid }: Omit<Ask, 'answers'>): Promise<Response> {
    const headers = {
      ...(role ? staffHeaders(role) : { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    try {
      return await fetch(`${this.server.url}${role ? '/console-api' : '/api'}${path}`, request);
    } catch {
      throw new ServerGone(path);
    }
  }

  async #heard(count: number, isWanted: (delivery: Delivery) => boolean): Promise<void> {
    await this.#providers.relay.until(count, isWanted);
  }
}
