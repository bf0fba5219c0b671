/** Cards in tests have a provider in memory. */
import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../config/readConfig.ts';
import { currencyOf } from '../../../ledger/index.ts';
import type { DepositRecord } from '../../../store/records/deposit.ts';
import type { Answer, AppParts, RailActs, RailKit, SceneParts } from '../../../testing/RailKit.ts';
import { applyCardEvent } from '../applyCardEvent.ts';
import { CARD_TIMING, type CardContext, type CardEvent } from '../CardGateway.ts';
import { createCardRail } from '../createCardRail.ts';
import { startCardDeposit } from '../startCardDeposit.ts';
import { FakeCardGateway, GOOD_SIGNATURE } from './FakeCardGateway.ts';

const PLAYER = 'uid-1';

/** An account in dollars pays this amount. */
const usdOf = (amountKes: number): number => Math.round((amountKes / 129.5) * 100) / 100;

const actsOf = <TBegun>(
  card: FakeCardGateway,
  begin: RailActs<TBegun>['begin'],
  deliver: (event: CardEvent) => Promise<unknown>,
): RailActs<TBegun> => ({
  // Confirmed at once, because an unconfirmed payment ends when the next one begins.
  async begin(...asked) {
    const begun = await begin(...asked);
    for (const intent of card.intents.values())
      if (intent.status === 'requires_payment_method') intent.status = 'processing';
    return begun;
  },
  async end(depositId, isPaid = true, isTold = true) {
    const { paymentIntentId = '' } = [...card.intents.values()].find((intent) => intent.depositId === depositId) ?? {};
    const event = isPaid ? card.pay(paymentIntentId) : card.cancel(paymentIntentId);
    if (isTold) await deliver(event);
  },
  delayPayouts: () => void (card.refundStatus = 'pending'),
  async arrive(id) {
    for (const { refundId, withdrawalId, status } of card.refunds.values())
      if (withdrawalId === id && status === 'pending') await deliver(card.endRefund(refundId, 'succeeded'));
  },
});

class CardScene {
  readonly card: FakeCardGateway;
  readonly cardCtx: CardContext;
  readonly intent: (
    amount: number,
    options?: { key?: string; uid?: string; bonusId?: string },
  ) => ReturnType<typeof startCardDeposit>;
  readonly payCard: (amount: number, options?: { uid?: string; bonusId?: string }) => Promise<DepositRecord>;

  constructor(card: FakeCardGateway, scene: SceneParts) {
    this.card = card;
    this.cardCtx = { ...scene.services.ctx, card, timing: CARD_TIMING };
    this.intent = async (amount, { key = randomUUID(), uid = PLAYER, bonusId = '' } = {}) => {
      scene.wait(1);
      return startCardDeposit(this.cardCtx, uid, { amount, ...(bonusId && { bonusId }) }, key);
    };
    this.payCard = async (amount, options = {}) => {
      const { paymentIntentId, depositId } = await this.intent(amount, options);
      await applyCardEvent(this.cardCtx, card.pay(paymentIntentId));
      return scene.deposit(depositId);
    };
  }
}

/** Pays a deposit by card including the webhook. Returns its id. */
const payCardAt =
  ({ post, hook }: AppParts, card: FakeCardGateway) =>
  async (amount: number, uid = PLAYER): Promise<string> => {
    const { data } = await post('/stripe/payment-intent', { amount }, { uid });
    const { paymentIntentId, depositId } = data as { paymentIntentId: string; depositId: string };
    await hook('/card', card.pay(paymentIntentId), { 'stripe-signature': GOOD_SIGNATURE });
    return depositId;
  };

declare module '../../../testing/LedgerScene.ts' {
  interface LedgerScene {
    card: FakeCardGateway;
    cardCtx: CardContext;
    intent: CardScene['intent'];
    /** A deposit that is paid, with its webhook. */
    payCard: CardScene['payCard'];
  }
}
declare module '../../../testing/startTestApp.ts' {
  interface TestApp {
    card: FakeCardGateway;
  }
}
declare module '../../../testing/startMoneyApp.ts' {
  interface MoneyApp {
    payCard: ReturnType<typeof payCardAt>;
  }
}

export function openCardKit(): RailKit {
  const card = new FakeCardGateway();
  const { publishableKey } = readConfig({}).rails.card;
  return {
    rail: createCardRail(card, { publishableKey }),
    provider: { card },
    ofScene(scene) {
      const own = new CardScene(card, scene);
      const begin: RailActs<{ depositId: string }>['begin'] = async (amountKes, { uid = PLAYER, ...asked } = {}) => {
        const user = await scene.services.ctx.store.get('users', uid);
        return own.intent(currencyOf(user) === 'KES' ? amountKes : usdOf(amountKes), { uid, ...asked });
      };
      return { own, acts: actsOf(card, begin, (event) => applyCardEvent(own.cardCtx, event)) };
    },
    ofApp(app) {
      const deliver = (event: CardEvent) => app.hook('/card', event, { 'stripe-signature': GOOD_SIGNATURE });
      const begin: RailActs<Answer>['begin'] = (amountKes, { bonusId, ...posted } = {}) =>
        app.post('/stripe/payment-intent', { amount: usdOf(amountKes), ...(bonusId && { bonusId }) }, posted);
      return { own: { payCard: payCardAt(app, card) }, acts: actsOf(card, begin, deliver) };
    },
    asked: () => card.intents.size,
    sent: () =>
      [...card.refunds.values()].map(({ withdrawalId, paymentIntentId, amountCents: minor }) => {
        const { currency = 'USD' } = card.intents.get(paymentIntentId) ?? {};
        return { withdrawalId, minor, currency };
      }),
    playerRoutes: ['POST /stripe/payment-intent', 'GET /stripe/deposits'],
    hooks: { of: () => ['/card'], strange: '/card', refusal: 400 },
    terms: {
      id: 'stripe',
      deposit: { USD: { min: 1, max: 10_000 }, KES: { min: 130, max: 1_300_000 } },
      publishableKey: 'pk_test_karata',
    },
    liveSettings: {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_Zk93mQx7TbW2rLc8',
    },
    unsent: { amountMinor: 1_000, currency: 'USD', toRecord: (opened) => ({ ...opened, paymentMethod: 'card' }) },
  };
}
