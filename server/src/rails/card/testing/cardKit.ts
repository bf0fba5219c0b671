/** Payments by card in tests, over a provider in memory. */
import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../config/readConfig.ts';
import type { DepositRecord } from '../../../store/records/deposit.ts';
import type { AppParts, RailKit, SceneParts } from '../../../testing/RailKit.ts';
import { applyCardEvent } from '../applyCardEvent.ts';
import { type CardContext, CARD_TIMING } from '../CardContext.ts';
import { createCardRail } from '../createCardRail.ts';
import { startCardDeposit } from '../startCardDeposit.ts';
import { FakeCardGateway, GOOD_SIGNATURE } from './FakeCardGateway.ts';

const PLAYER = 'uid-1';

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
    this.cardCtx = { ...scene.wallet.ctx, card, timing: CARD_TIMING };
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

/** Pays a deposit by card through to the webhook. Answers its id. */
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
    /** A deposit that is paid and told of. */
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
    ofScene: (scene) => new CardScene(card, scene),
    ofApp: (app) => ({ payCard: payCardAt(app, card) }),
    unsent: { currency: 'USD', toRecord: (opened) => ({ ...opened, paymentMethod: 'card' }) },
  };
}
