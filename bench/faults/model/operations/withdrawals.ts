/** Random withdrawals, and the ends of payouts to phones. */
import { randomUUID } from 'node:crypto';
import { LEAST } from '../PlayerModel.ts';
import { NO_CHANCE, type Operation } from './operation.ts';

export const withdraw: Operation = {
  weight: 12,
  run: async (comparison, player) => {
    const { scene, random, checks } = comparison;
    const free = player.balance - player.held;
    const least = LEAST[player.currency];
    const minor = random.pick([
      random.between(-least, Math.round(1.2 * least)),
      random.between(least, 5 * least),
      random.between(least, 5 * least),
      Math.max(0, free),
      free + 1,
      random.between(0, Math.max(0, free)),
    ]);
    const ask = { minor, method: random.pick(['mpesa', 'card'] as const), endsBonus: random.chance(0.7) };
    const { uid, currency } = player;
    const refused = player.refusalOf(ask, comparison.moment);
    const asked = { uid, methodId: ask.method, endsBonus: ask.endsBonus, key: randomUUID() };
    const { id, success, reason } = await scene.withdraw(minor / 100, asked);
    const what = `a withdrawal of ${minor} cents in ${currency} to ${ask.method}`;
    checks.equal([success, reason], [!refused, refused], what);
    player.withdraw(id, ask, comparison.moment);
    return what;
  },
};

const endPayout: Operation = {
  weight: 6,
  run: async ({ scene, random }, player) => {
    const sent = player.withdrawals.filter(({ id }) => scene.mpesa.payouts.has(id));
    if (sent.length === 0) return NO_CHANCE;
    const open = sent.filter(({ status }) => status === 'processing' || status === 'review');
    const withdrawal = random.pick(open.length > 0 && random.chance(0.9) ? open : sent);
    const isPaid = random.chance(0.7);
    await scene.endPayout(withdrawal.id, isPaid ? 0 : 2001);
    player.endPayout(withdrawal, isPaid);
    return `the end of a payout, ${isPaid ? 'paid' : 'not paid'}`;
  },
};

export const WITHDRAWAL_OPERATIONS: readonly Operation[] = [withdraw, endPayout];
