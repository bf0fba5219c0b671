import { describe, expect, it } from '@jest/globals';
import { FORM, type WithdrawalEvent, withdrawalFlow } from './withdrawalFlow';

const after = (...events: WithdrawalEvent[]) => events.reduce(withdrawalFlow, FORM);

const REVIEWED: WithdrawalEvent = { type: 'reviewed' };
const SENT: WithdrawalEvent = { type: 'sent' };

describe('a withdrawal', () => {
  it('is never sent without being confirmed', () => {
    expect(after(SENT)).toEqual(FORM);
    expect(after(REVIEWED, SENT)).toEqual({ phase: 'sending' });
  });

  it('goes back from the confirmation', () => {
    expect(after(REVIEWED, { type: 'wentBack' })).toEqual(FORM);
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
    expect(after(REVIEWED, SENT, { type: 'lost' })).toEqual({ phase: 'lost' });
    expect(after(REVIEWED, SENT, { type: 'lost' }, SENT)).toEqual({ phase: 'sending' });
  });
});
