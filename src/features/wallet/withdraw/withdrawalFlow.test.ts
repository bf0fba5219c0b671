import { describe, expect, it } from '@jest/globals';
import { NO_WITHDRAWAL, type WithdrawalEvent, withdrawalFlow, type WithdrawalStep } from './withdrawalFlow';

const FORM: WithdrawalStep = { ...NO_WITHDRAWAL, step: 'form' };
const after = (...events: WithdrawalEvent[]) => events.reduce(withdrawalFlow, FORM);

const ASKED = { amountMinor: 2_500, currency: 'USD', methodId: 'mpesa' } as const;
const REVIEWED: WithdrawalEvent = { type: 'reviewed', of: ASKED };
const SENT: WithdrawalEvent = { type: 'sent' };

describe('a withdrawal', () => {
  it('is never sent without being confirmed', () => {
    expect(after(SENT)).toBe(FORM);
    expect(after(REVIEWED, SENT)).toMatchObject({ step: 'sending', ...ASKED });
  });

  it('goes back from the confirmation', () => {
    expect(after(REVIEWED, { type: 'wentBack' })).toEqual(FORM);
  });

  it('does not change after the confirmation was opened', () => {
    const other: WithdrawalEvent = { type: 'reviewed', of: { ...ASKED, amountMinor: 1 } };
    expect(after(REVIEWED, other, SENT, other)).toMatchObject({ step: 'sending', ...ASKED });
  });

  it('is done when it was accepted, and stays done', () => {
    const done = after(REVIEWED, SENT, { type: 'accepted', transactionId: 'w1' });
    expect(done).toMatchObject({ step: 'done', transactionId: 'w1' });
    const late: WithdrawalEvent[] = [SENT, REVIEWED, { type: 'refused', reason: 'no' }, { type: 'lost' }];
    late.forEach((event) => expect(withdrawalFlow(done, event)).toBe(done));
  });

  it('shows why it was refused until it is confirmed again', () => {
    const refused = after(REVIEWED, SENT, { type: 'refused', reason: 'wentWrong' });
    expect(refused).toMatchObject({ step: 'form', refusal: 'wentWrong' });
    expect(withdrawalFlow(refused, REVIEWED).refusal).toBeNull();
  });

  it('is confirmed again when the server knows of a bonus that would end', () => {
    const found = after(REVIEWED, SENT, { type: 'bonusFound', lostMinor: 400 });
    expect(found).toMatchObject({ step: 'confirm', bonusLostMinor: 400, ...ASKED });
    expect(withdrawalFlow(found, SENT)).toMatchObject({ step: 'sending', bonusLostMinor: 400 });
    expect(withdrawalFlow(found, { type: 'wentBack' })).toEqual(FORM);
  });

  it('can be sent again when no answer came', () => {
    expect(after(REVIEWED, SENT, { type: 'lost' })).toMatchObject({ step: 'lost', ...ASKED });
    expect(after(REVIEWED, SENT, { type: 'lost' }, SENT)).toMatchObject({ step: 'sending', ...ASKED });
  });
});
