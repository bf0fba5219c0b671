/** Random operations of players, phones, cards and providers. Each returns what it did. */
import { randomUUID } from 'node:crypto';
import { refreshBalance } from '../../../../server/src/ledger/index.ts';
import { closeCard, declineCard, intent, payCard } from './cardOperations.ts';
import { endPrompt, payAfterFailure, push, pushWrongly, tellAgain } from './mobileOperations.ts';
import { NO_CHANCE, type Operation } from './operation.ts';

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

/** An operation is as likely as it is often in this list. */
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
