/** Random operations of players and the card provider. */
import { applyCardEvent } from '../../../../server/src/rails/card/applyCardEvent.ts';
import { closeDeposit } from '../../../../server/src/wallet/listTransactions.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import { bonusOf, NO_CHANCE, type Operation, pickDeposit } from './operation.ts';

/** Cents. */
const AMOUNTS = {
  USD: { least: 100, usual: 20_000, most: 1_000_000 },
  KES: { least: 13_000, usual: 2_600_000, most: 130_000_000 },
};

/** Closes the earlier card payments. */
const intent: Operation = {
  weight: 5,
  run: async (comparison, player) => {
    const { scene, random } = comparison;
    const { least, most, usual } = AMOUNTS[player.currency];
    const minor = random.between(least, random.chance(0.2) ? most : usual);
    const hasBonus = random.chance(0.4);
    const asked = scene.intent(minor / 100, { uid: player.uid, ...bonusOf(hasBonus) });
    const { depositId: id, paymentIntentId } = await asked;
    comparison.closeCards(player, player.deposits);
    if (random.chance(0.1)) scene.card.unrefundable.add(paymentIntentId);
    const createdAt = scene.services.ctx.now();
    player.open({
      id,
      paymentIntentId,
      method: 'stripe',
      minor,
      currency: player.currency,
      hasBonus,
      status: 'pending',
      provider: 'open',
      createdAt,
    });
    return `a card payment of ${minor} cents in ${player.currency}`;
  },
};

/** Accounts share cards with a few others, so that some become one person's, in whatever they are doing. */
const SHARERS = 4;

function cardFor({ players, random }: ModelComparison, player: PlayerModel): string {
  const first = Math.floor(players.indexOf(player) / SHARERS) * SHARERS;
  const owner = random.chance(0.5) ? random.pick(players.slice(first, first + SHARERS)) : player;
  return `card of ${owner.uid}`;
}

const payCard: Operation = {
  weight: 5,
  run: async (comparison, player) => {
    const { scene, random } = comparison;
    const deposit = pickDeposit(comparison, player, (known) => known.method === 'stripe' && known.provider === 'open');
    if (!deposit?.paymentIntentId) return NO_CHANCE;
    deposit.card = cardFor(comparison, player);
    scene.card.cardFingerprint = deposit.card;
    const event = scene.card.pay(deposit.paymentIntentId);
    deposit.provider = 'paid';
    const times = random.between(0, 2);
    for (let left = times; left > 0; left -= 1) await applyCardEvent(scene.cardCtx, event);
    if (times > 0) player.settle(deposit, 'paid', comparison.moment);
    return `a card payment, told ${times} times`;
  },
};

const declineCard: Operation = {
  weight: 1,
  run: async (comparison, player) => {
    const deposit = pickDeposit(comparison, player, (known) => known.method === 'stripe' && known.provider === 'open');
    if (!deposit?.paymentIntentId) return NO_CHANCE;
    await applyCardEvent(comparison.scene.cardCtx, comparison.scene.card.decline(deposit.paymentIntentId));
    return 'a declined card';
  },
};

/** The form may be closed after the payment has ended, or after it was paid without our knowledge. */
const closeCard: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const deposit = pickDeposit(comparison, player, ({ method }) => method === 'stripe');
    if (!deposit) return NO_CHANCE;
    await closeDeposit(comparison.scene.services.ctx, player.uid, deposit.id);
    comparison.closeCards(player, [deposit]);
    return 'a card form that is closed';
  },
};

export const CARD_OPERATIONS: readonly Operation[] = [intent, payCard, declineCard, closeCard];
