import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHeldPayment } from './heldPayment';

const P25 = { text: '25', depositId: 'd1', clientSecret: 's1' };
const DECLINED = { kind: 'failed', reason: 'declined', isFinal: false } as const;

let cancelled: string[];
let held: ReturnType<typeof createHeldPayment>;
beforeEach(() => {
  cancelled = [];
  held = createHeldPayment((depositId) => cancelled.push(depositId));
  held.formOpened();
});

/** Starts a payment up to the provider. */
const begin = () => {
  held.begin();
  return held.hold(P25);
};

describe('the payment of a card form', () => {
  it('is paid with another card after a decline', () => {
    begin();
    held.paid(DECLINED);
    held.end();
    expect(held.of('25')).toBe(P25);
    expect(cancelled).toEqual([]);
  });

  it('is cancelled once when the form closes after a decline', () => {
    begin();
    held.paid(DECLINED);
    held.end();
    held.formClosed();
    held.formClosed();
    expect(cancelled).toEqual(['d1']);
  });

  it('is cancelled once when the page is left after a decline, and a new payment is prepared if the page comes back', () => {
    begin();
    held.paid(DECLINED);
    held.end();
    held.pageHidden();
    held.pageHidden();
    expect(cancelled).toEqual(['d1']);
    expect(held.of('25')).toBeNull();
    expect(begin()).toBe(P25);
  });

  it('is not cancelled when the page is left during the payment', () => {
    begin();
    held.pageHidden();
    expect(cancelled).toEqual([]);
    held.paid(DECLINED);
    expect(held.of('25')).toBe(P25);
  });

  it('is not cancelled while the bank asks the player', () => {
    begin();
    held.formClosed();
    expect(cancelled).toEqual([]);
  });

  it('is cancelled after a decline that comes after the form was closed', () => {
    begin();
    held.formClosed();
    held.paid(DECLINED);
    expect(cancelled).toEqual(['d1']);
  });

  it('is cancelled, and not paid, when it is prepared after the form was closed', () => {
    held.begin();
    held.formClosed();
    expect(held.hold(P25)).toBeNull();
    expect(cancelled).toEqual(['d1']);
  });

  it.each([{ kind: 'confirmed' }, { kind: 'unsettled' }] as const)('is never cancelled once it is $kind', (outcome) => {
    begin();
    held.paid(outcome);
    held.end();
    held.formClosed();
    expect(cancelled).toEqual([]);
  });

  it('is dropped at once when it cannot be tried again', () => {
    begin();
    held.paid({ ...DECLINED, isFinal: true });
    expect(cancelled).toEqual(['d1']);
    expect(held.of('25')).toBeNull();
  });

  it('is left to the server when another payment is prepared', () => {
    begin();
    held.paid(DECLINED);
    held.end();
    expect(held.of('30')).toBeNull();
    held.formClosed();
    expect(cancelled).toEqual([]);
  });

  it('is paid once when it is started several times', () => {
    expect([held.begin(), held.begin()]).toEqual([true, false]);
    held.end();
    expect(held.begin()).toBe(true);
  });
});
