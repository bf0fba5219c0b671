/** Random operations of players, phones and M-Pesa. */
import { applyPushResult } from '../../../../server/src/rails/mpesa/applyPushResult.ts';
import { bonusOf, NO_CHANCE, type Operation, pickDeposit, refusedAs } from './operation.ts';
import type { ModelDeposit } from '../playerTypes.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';

const FAILURES = [1, 1032, 1037, 2001];

const push: Operation = {
  weight: 10,
  run: async ({ scene, random }, player) => {
    const amount = random.between(100, random.chance(0.2) ? 100_000 : 8_000);
    const hasBonus = random.chance(0.4);
    const { depositId: id } = await scene.push(amount, { uid: player.uid, ...bonusOf(hasBonus) });
    const createdAt = scene.services.ctx.now();
    player.open({
      id,
      method: 'mpesa',
      minor: amount * 100,
      currency: 'KES',
      hasBonus,
      status: 'processing',
      provider: 'open',
      createdAt,
    });
    return `a prompt for KES ${amount}`;
  },
};

const { KES } = WALLET_LIMITS.mpesaDeposit;

const pushWrongly: Operation = {
  weight: 1,
  run: async ({ scene, random, checks }, { uid }) => {
    const amount = random.pick([-5, 0, 1, KES.min - 1, KES.max + 1, KES.min + 0.5]);
    const code = await refusedAs(scene.push(amount, { uid }));
    checks.that(String(code).startsWith('mpesa_'), `a prompt for KES ${amount} is refused, not ${String(code)}`);
    return 'a prompt that is refused';
  },
};

const isPrompt = ({ method, id }: ModelDeposit): boolean => method === 'mpesa' && !id.endsWith('-late');

/** The player answers the prompt; the callback comes once, twice, or never. */
const endPrompt: Operation = {
  weight: 10,
  run: async (comparison, player) => {
    const { scene, random } = comparison;
    const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider === 'open');
    if (!deposit) return NO_CHANCE;
    const isPaid = random.chance(0.75);
    const result = scene.mpesa.endPush(deposit.id, isPaid ? 0 : random.pick(FAILURES));
    deposit.provider = isPaid ? 'paid' : 'failed';
    const times = random.between(0, 2);
    for (let left = times; left > 0; left -= 1) await applyPushResult(scene.mpesaCtx, deposit.id, result);
    if (times > 0) player.settle(deposit, deposit.provider, comparison.moment);
    return `the end of a prompt, told ${times} times`;
  },
};

/** Late or repeated. */
const tellAgain: Operation = {
  weight: 4,
  run: async (comparison, player) => {
    const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider !== 'open');
    const result = deposit && comparison.scene.mpesa.prompts.get(deposit.id)?.result;
    if (!deposit || !result || deposit.provider === 'open') return NO_CHANCE;
    await applyPushResult(comparison.scene.mpesaCtx, deposit.id, result);
    player.settle(deposit, deposit.provider, comparison.moment);
    return 'a callback once more';
  },
};

const payAfterFailure: Operation = {
  weight: 2,
  run: async (comparison, player) => {
    const deposit = pickDeposit(comparison, player, (known) => isPrompt(known) && known.provider === 'failed');
    if (!deposit) return NO_CHANCE;
    deposit.provider = 'paid';
    await comparison.scene.endPush(deposit.id);
    player.settle(deposit, 'paid', comparison.moment);
    await comparison.compareRecords(player, 'a payment after a failure');
    return 'a payment after a failure';
  },
};

export const MPESA_OPERATIONS: readonly Operation[] = [push, pushWrongly, endPrompt, tellAgain, payAfterFailure];
