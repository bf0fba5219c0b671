import { CARD, type CardDeposit as ListedDeposit } from '../../../../contract/card.ts';
import { RAIL_WORDS } from '../../../../contract/railWords.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { ownedBy } from '../../store/query.ts';
import { type CardDeposit, isCard, isCardPayout, isPaidCard } from './records.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { LedgerContext } from '../../ledger/index.ts';
import type { Rail } from '../Rail.ts';
import { CARD_TIMING, type CardContext, type CardGateway, type CardTiming } from './CardGateway.ts';
import { cardHook } from './applyCardEvent.ts';
import { checkCardDeposit, closePayment } from './checkCardDeposit.ts';
import { payOutCard, refundWay } from './payOutCard.ts';
import { startCardDeposit } from './startCardDeposit.ts';

const CARD_TEXT = 'Card Deposit';

/** The pages are told by limit and offset (docs/product.md, Calls). */
async function listCardDeposits(
  store: DocumentStore,
  uid: string,
  { limit = 10, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
): Promise<ListedDeposit[]> {
  const found = await store.find('deposits', {
    where: [ownedBy(uid), ['paymentMethod', '==', 'card']],
    orderBy: ['createdAt', 'desc'],
    limit: offset + limit,
  });
  return found.slice(offset).filter(isCard).map(toListed);
}

const toListed = ({ id, paymentIntentId, amount, currency, status, createdAt }: CardDeposit): ListedDeposit => ({
  id,
  paymentIntentId,
  type: 'deposit',
  method: RAIL_WORDS.card.deposit,
  description: CARD_TEXT,
  amount,
  currency,
  status,
  createdAt,
});

interface CardRailOptions extends Partial<CardTiming> {
  /** The provider's script needs it; without it nobody can pay by card. */
  publishableKey?: string;
  /** Address of the sandbox provider, when the page needs its script. */
  standIn?: string;
}

/** The addresses that Stripe.js loads, calls and frames. Source: https://docs.stripe.com/security/guide */
const PAGE_SOURCES = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

const whenAway = () => new ApiError(503, 'card_unavailable', 'The card service is away');

export function createCardRail(card: CardGateway, options: CardRailOptions = {}): Rail {
  const { publishableKey = '', standIn = '', ...given } = options;
  const timing: CardTiming = { ...CARD_TIMING, ...given };
  const withCard = (ctx: LedgerContext): CardContext => ({ ...ctx, card, timing });
  return {
    name: 'card',
    isRecallable: true,
    depositText: CARD_TEXT,
    withdrawalText: { name: 'Credit/Debit Card', icon: 'card', description: 'Back to the card that you paid with' },
    detailsOf: (deposit) => (isCard(deposit) && deposit.cardDetails ? `•••• ${deposit.cardDetails.last4}` : undefined),
    providerIdOf: (deposit) => (isCard(deposit) ? deposit.paymentIntentId : undefined),
    waysOut: refundWay,
    payerOf: (deposit) => (isPaidCard(deposit) ? deposit.cardFingerprint : undefined),
    checkPauses: timing.cardChecks,
    check: async (ctx, deposit) => {
      if (isCard(deposit)) await checkCardDeposit(withCard(ctx), deposit);
    },
    close: (ctx, deposit) => closePayment(withCard(ctx), deposit),
    payoutPauses: timing.payoutChecks,
    payOut: async (ctx, withdrawal) => {
      if (isCardPayout(withdrawal)) await payOutCard(withCard(ctx), withdrawal);
    },
    payoutAmountOf: (withdrawal) => {
      const parts = isCardPayout(withdrawal) ? withdrawal.parts : undefined;
      return { payoutAmount: parts && withdrawal.amount, payoutCurrency: parts && withdrawal.currency };
    },
    routes: (ctx, add) => {
      add(CARD.prepare, { movesMoney: true }, ({ uid, body, key }) => startCardDeposit(withCard(ctx), uid, body, key));
      add(CARD.list, { movesMoney: false }, ({ uid, query }) => listCardDeposits(ctx.store, uid, query));
    },
    hooks: [{ operation: CARD.event, handle: (ctx, call) => cardHook(withCard(ctx), call) }],
    terms: publishableKey ? { id: 'stripe', deposit: WALLET_LIMITS.cardDeposit, publishableKey } : undefined,
    pageSources: PAGE_SOURCES,
    ...(standIn && { sandboxProxy: { prefix: '/sandbox/card', upstream: standIn, whenAway } }),
  };
}
