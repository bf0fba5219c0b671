/** What players, phones, cards and providers may do next. Each answers what it did. */
import { randomUUID } from 'node:crypto';
import { refreshBalance } from '../../../server/src/ledger/index.ts';
import { applyCardEvent } from '../../../server/src/rails/card/applyCardEvent.ts';
import { closeDeposit } from '../../../server/src/wallet/closeDeposit.ts';
import { applyPushResult } from '../../../server/src/rails/mobile/applyPushResult.ts';
import { BONUS } from '../money.ts';
import type { ModelComparison } from './ModelComparison.ts';
import type { ModelDeposit, PlayerModel } from './PlayerModel.ts';

export type Operation = (comparison: ModelComparison, player: PlayerModel) => Promise<string>;

const NO_CHANCE = 'nothing to do';
const FAILURES = [1, 1032, 1037, 2001];

const bonusOf = (hasBonus: boolean) => (hasBonus ? { bonusId: BONUS.id } : {});

/** The code of the refusal. */
async function refusedAs(ask: Promise<unknown>): Promise<unknown> {
  try {
    await ask;
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

const push: Operation = async ({ scene, random }, player) => {
  const amount = random.between(100, random.chance(0.2) ? 100_000 : 8_000);
  const hasBonus = random.chance(0.4);
  const { depositId: id } = await scene.push(amount, { uid: player.uid, ...bonusOf(hasBonus) });
  const createdAt = scene.wallet.ctx.now();
  player.open({
    id,
    method: 'mpesa',
    minor: amount * 100,
    hasBonus,
    status: 'processing',
    provider: 'open',
    createdAt,
  });
  return `a prompt for KES ${amount}`;
};

const pushWrongly: Operation = async ({ scene, random, checks }, { uid }) => {
  const amount = random.pick([-5, 0, 1, 99, 100_001, 150.5]);
  const code = await refusedAs(scene.push(amount, { uid }));
  checks.that(String(code).startsWith('mpesa_'), `a prompt for KES ${amount} is refused, not ${String(code)}`);
  return 'a prompt that is refused';
};

/** It closes the card payments before it. */
const intent: Operation = async (comparison, player) => {
  const { scene, random } = comparison;
  const minor = random.between(100, random.chance(0.2) ? 1_000_000 : 20_000);
  const hasBonus = random.chance(0.4);
  const asked = scene.intent(minor / 100, { uid: player.uid, ...bonusOf(hasBonus) });
  const { depositId: id, paymentIntentId } = await asked;
  comparison.closeCards(player, player.deposits);
  if (random.chance(0.1)) scene.card.unrefundable.add(paymentIntentId);
  const createdAt = scene.wallet.ctx.now();
  player.open({
    id,
    paymentIntentId,
    method: 'stripe',
    minor,
    hasBonus,
    status: 'pending',
    provider: 'open',
    createdAt,
  });
  return `a card payment of ${minor} cents`;
};

const isPrompt = ({ method, id }: ModelDeposit): boolean => method === 'mpesa' && !id.endsWith('-late');

function pickDeposit(
  comparison: ModelComparison,
  { deposits }: PlayerModel,
  isWanted: (deposit: ModelDeposit) => boolean,
) {
  const wanted = deposits.filter(isWanted);
  return wanted.length > 0 ? comparison.random.pick(wanted) : undefined;
}

/** The player answers the prompt; the callback comes once, twice, or never. */
const endPrompt: Operation = async (comparison, player) => {
  const { scene, random } = comparison;
  const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider === 'open');
  if (!deposit) return NO_CHANCE;
  const isPaid = random.chance(0.75);
  const result = scene.mobile.endPush(deposit.id, isPaid ? 0 : random.pick(FAILURES));
  deposit.provider = isPaid ? 'paid' : 'failed';
  const times = random.between(0, 2);
  for (let left = times; left > 0; left -= 1) await applyPushResult(scene.mobileCtx, deposit.id, result);
  if (times > 0) player.settle(deposit, deposit.provider, comparison.now);
  return `the end of a prompt, told ${times} times`;
};

/** Late, or once more. */
const tellAgain: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider !== 'open');
  const result = deposit && comparison.scene.mobile.prompts.get(deposit.id)?.result;
  if (!deposit || !result || deposit.provider === 'open') return NO_CHANCE;
  await applyPushResult(comparison.scene.mobileCtx, deposit.id, result);
  player.settle(deposit, deposit.provider, comparison.now);
  return 'a callback once more';
};

const payAfterFailure: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider === 'failed');
  if (!deposit) return NO_CHANCE;
  deposit.provider = 'paid';
  await comparison.scene.endPush(deposit.id);
  player.settle(deposit, 'paid', comparison.now);
  return 'a payment after a failure';
};

const payCard: Operation = async (comparison, player) => {
  const { scene, random } = comparison;
  const deposit = pickDeposit(comparison, player, (known) => known.method === 'stripe' && known.provider === 'open');
  if (!deposit?.paymentIntentId) return NO_CHANCE;
  const event = scene.card.pay(deposit.paymentIntentId);
  deposit.provider = 'paid';
  const times = random.between(0, 2);
  for (let left = times; left > 0; left -= 1) await applyCardEvent(scene.cardCtx, event);
  if (times > 0) player.settle(deposit, 'paid', comparison.now);
  return `a card payment, told ${times} times`;
};

const declineCard: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, (known) => known.method === 'stripe' && known.provider === 'open');
  if (!deposit?.paymentIntentId) return NO_CHANCE;
  await applyCardEvent(comparison.scene.cardCtx, comparison.scene.card.decline(deposit.paymentIntentId));
  return 'a declined card';
};

/** Also of a payment that has ended, or was paid without our having heard of it. */
const closeCard: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, ({ method }) => method === 'stripe');
  if (!deposit) return NO_CHANCE;
  await closeDeposit(comparison.scene.wallet.ctx, player.uid, deposit.id);
  comparison.closeCards(player, [deposit]);
  return 'a card form that is closed';
};

const withdraw: Operation = async ({ scene, random, checks }, player) => {
  const free = player.balance - player.held;
  const cents = random.pick([
    random.between(-1_000, 1_200),
    random.between(1_000, 5_000),
    random.between(1_000, 5_000),
    Math.max(0, free),
    free + 1,
    random.between(0, Math.max(0, free)),
  ]);
  const methodId = random.pick(['mpesa', 'card'] as const);
  const refused = player.refusalOf(cents, methodId);
  const { id, success, reason } = await scene.withdraw(cents / 100, { uid: player.uid, methodId, key: randomUUID() });
  checks.equal([success, reason], [!refused, refused], `withdrawal of ${cents} cents to ${methodId}`);
  player.withdraw({ id, cents, method: methodId, createdAt: scene.wallet.ctx.now() });
  return `a withdrawal of ${cents} cents to ${methodId}`;
};

const endPayout: Operation = async (comparison, player) => {
  const { scene, random } = comparison;
  const sent = player.withdrawals.filter(({ id }) => scene.mobile.payouts.has(id));
  if (sent.length === 0) return NO_CHANCE;
  const open = sent.filter(({ status }) => status === 'processing' || status === 'review');
  const withdrawal = random.pick(open.length > 0 && random.chance(0.9) ? open : sent);
  const isPaid = random.chance(0.7);
  await scene.endPayout(withdrawal.id, isPaid ? 0 : 2001);
  player.endPayout(withdrawal, isPaid);
  return `the end of a payout, ${isPaid ? 'paid' : 'not paid'}`;
};

const refresh: Operation = async ({ scene }, { uid }) => {
  await refreshBalance(scene.wallet.ctx, uid);
  return 'a refresh';
};

const payOut: Operation = async (comparison) => {
  await comparison.payOut();
  return 'a turn of the workers';
};

const reconcile: Operation = async (comparison) => {
  await comparison.reconcile();
  return 'an hour';
};

/** Each as often as it stands here. */
export const OPERATIONS: readonly Operation[] = [
  ...Array.from({ length: 10 }, () => push),
  pushWrongly,
  ...Array.from({ length: 5 }, () => intent),
  ...Array.from({ length: 10 }, () => endPrompt),
  ...Array.from({ length: 4 }, () => tellAgain),
  payAfterFailure,
  ...Array.from({ length: 5 }, () => payCard),
  declineCard,
  ...Array.from({ length: 2 }, () => closeCard),
  ...Array.from({ length: 12 }, () => withdraw),
  ...Array.from({ length: 6 }, () => endPayout),
  ...Array.from({ length: 2 }, () => refresh),
  ...Array.from({ length: 4 }, () => payOut),
  reconcile,
];
