/** Random operations of players, phones and M-Pesa. */
import { applyPushResult } from '../../../../server/src/rails/mobile/applyPushResult.ts';
import { bonusOf, NO_CHANCE, type Operation, pickDeposit } from './operation.ts';
import type { ModelDeposit } from './PlayerModel.ts';

const FAILURES = [1, 1032, 1037, 2001];

/** The error code of the refusal. */
async function refusedAs(ask: Promise<unknown>): Promise<unknown> {
  try {
    await ask;
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
}

export const push: Operation = async ({ scene, random }, player) => {
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

export const pushWrongly: Operation = async ({ scene, random, checks }, { uid }) => {
  const amount = random.pick([-5, 0, 1, 99, 100_001, 150.5]);
  const code = await refusedAs(scene.push(amount, { uid }));
  checks.that(String(code).startsWith('mpesa_'), `a prompt for KES ${amount} is refused, not ${String(code)}`);
  return 'a prompt that is refused';
};

const isPrompt = ({ method, id }: ModelDeposit): boolean => method === 'mpesa' && !id.endsWith('-late');

/** The player answers the prompt; the callback comes once, twice, or never. */
export const endPrompt: Operation = async (comparison, player) => {
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

/** Late or repeated. */
export const tellAgain: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider !== 'open');
  const result = deposit && comparison.scene.mobile.prompts.get(deposit.id)?.result;
  if (!deposit || !result || deposit.provider === 'open') return NO_CHANCE;
  await applyPushResult(comparison.scene.mobileCtx, deposit.id, result);
  player.settle(deposit, deposit.provider, comparison.now);
  return 'a callback once more';
};

export const payAfterFailure: Operation = async (comparison, player) => {
  const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider === 'failed');
  if (!deposit) return NO_CHANCE;
  deposit.provider = 'paid';
  await comparison.scene.endPush(deposit.id);
  player.settle(deposit, 'paid', comparison.now);
  return 'a payment after a failure';
};
