import { describe, expect, it } from '@jest/globals';
import { buildMethod } from '@/testing/walletBuilders';
import { FORM, type WithdrawalEvent, withdrawalFlow } from './withdrawalFlow';

const after = (...events: WithdrawalEvent[]) => events.reduce(withdrawalFlow, FORM);

const PLAN = { usdCents: 2_500, method: buildMethod() };
const REVIEWED: WithdrawalEvent = { type: 'reviewed', plan: PLAN };
const SENT: WithdrawalEvent = { type: 'sent' };

describe('a withdrawal', () => {
  it('is never sent without being confirmed', () => {
    expect(after(SENT)).toEqual(FORM);
    expect(after(REVIEWED, SENT)).toEqual({ phase: 'sending', plan: PLAN });
  });

  it('goes back from the confirmation', () => {
    expect(after(REVIEWED, { type: 'wentBack' })).toEqual(FORM);
  });

  it('stays what was looked over', () => {
    const other: WithdrawalEvent = { type: 'reviewed', plan: { ...PLAN, usdCents: 1 } };
    expect(after(REVIEWED, other, SENT, other)).toEqual({ phase: 'sending', plan: PLAN });
  });

  it('is done when it was accepted, and stays so', () => {
    const done = after(REVIEWED, SENT, { type: 'accepted', message: 'yes' });
    expect(done).toEqual({ phase: 'done', message: 'yes' });
    const late: WithdrawalEvent[] = [SENT, REVIEWED, { type: 'refused', message: 'no' }, { type: 'lost' }];
    late.forEach((event) => expect(withdrawalFlow(done, event)).toBe(done));
  });

  it('says why it was refused', () => {
    expect(after(REVIEWED, SENT, { type: 'refused', message: 'no' })).toEqual({ phase: 'form', refusal: 'no' });
  });

  it('may be sent again when no answer came', () => {
    expect(after(REVIEWED, SENT, { type: 'lost' })).toEqual({ phase: 'lost', plan: PLAN });
    expect(after(REVIEWED, SENT, { type: 'lost' }, SENT)).toEqual({ phase: 'sending', plan: PLAN });
  });
});
