import { describe, expect, it } from '@jest/globals';
import { type AuthEvent, type AuthFailure, type AuthFlow, INITIAL_FLOW, reduceAuthFlow } from './authFlow';

const after = (...events: AuthEvent[]): AuthFlow => events.reduce(reduceAuthFlow, INITIAL_FLOW);

const CODE_SENT = { type: 'codeSent', sentAt: 5000, sentTo: '+254712345678' } as const;
const SENT: AuthEvent[] = [{ type: 'sendStarted' }, { ...CODE_SENT, attempt: 1 }];
const typed = (code: string): AuthEvent => ({ type: 'codeTyped', code });
const failed = (attempt: number, own: Partial<AuthFailure> = {}): AuthEvent => ({
  type: 'failed',
  attempt,
  failure: { at: 'field', messageId: 'x', ...own },
});

describe('the steps of signing in', () => {
  it('begin with the phone number', () => {
    expect(after()).toMatchObject({ step: 'phone', activity: 'idle', code: '', failure: null });
  });

  it('go to the code once it is sent', () => {
    expect(after({ type: 'sendStarted' })).toMatchObject({ step: 'phone', activity: 'sending' });
    const { sentAt, sentTo } = CODE_SENT;
    expect(after(...SENT)).toMatchObject({ step: 'otp', activity: 'idle', sentAt, sentTo, isResent: false });
  });

  it('stay with the number when nothing was sent', () => {
    expect(after({ type: 'sendStarted' }, failed(1))).toMatchObject({
      step: 'phone',
      activity: 'idle',
      failure: { messageId: 'x' },
    });
  });

  it('clear a failure when something new begins', () => {
    expect(after({ type: 'sendStarted' }, failed(1), { type: 'sendStarted' }).failure).toBeNull();
    expect(after(...SENT, typed('12'), failed(1), typed('1')).failure).toBeNull();
  });

  it('clear a wrong code, and keep one that could not be checked', () => {
    const verifying = [...SENT, typed('123456'), { type: 'verifyStarted' } as const];
    expect(after(...verifying, failed(2, { clearsCode: true })).code).toBe('');
    expect(after(...verifying, failed(2)).code).toBe('123456');
  });

  it('say that a further code was sent, and clear what was typed of the former', () => {
    const resent = after(...SENT, typed('12'), { type: 'sendStarted' }, { ...CODE_SENT, attempt: 2, sentAt: 9000 });
    expect(resent).toMatchObject({ step: 'otp', code: '', sentAt: 9000, isResent: true });
    expect(reduceAuthFlow(resent, typed('1')).isResent).toBe(false);
  });

  it('keep the code step when a further code could not be sent', () => {
    expect(after(...SENT, { type: 'sendStarted' }, failed(2))).toMatchObject({ step: 'otp', activity: 'idle' });
  });

  it('go back without code and failure', () => {
    expect(after(...SENT, typed('12'), failed(1), { type: 'wentBack' })).toMatchObject({
      step: 'phone',
      code: '',
      failure: null,
    });
  });

  it('go back from an expired code once it was read, and say to ask for another', () => {
    const expired = failed(2, { messageId: 'auth.error.codeExpired', followUp: 'codeExpired' });
    const read = after(...SENT, { type: 'verifyStarted' }, expired, { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'phone', code: '', activity: 'idle' });
    expect(read.failure).toEqual({ at: 'field', messageId: 'auth.error.codeExpiredAdvice' });
  });

  it('replace a failed bot check by advice, on the step where it failed', () => {
    const captcha = failed(2, { followUp: 'captchaAdvice' });
    const read = after(...SENT, { type: 'sendStarted' }, captcha, { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'otp', failure: { at: 'field', messageId: 'auth.error.captchaAdvice' } });
    expect(read.failure?.followUp).toBeUndefined();
  });

  it('keep a failure that leads elsewhere, whatever is typed meanwhile', () => {
    const expired = failed(2, { messageId: 'auth.error.codeExpired', followUp: 'codeExpired' });
    const read = after(...SENT, { type: 'verifyStarted' }, expired, typed('12'), { type: 'failureAged' });
    expect(read).toMatchObject({ step: 'phone', failure: { messageId: 'auth.error.codeExpiredAdvice' } });
  });

  it('cannot be left while the code is verified', () => {
    const verifying = after(...SENT, typed('123456'), { type: 'verifyStarted' });
    expect(reduceAuthFlow(verifying, { type: 'wentBack' })).toBe(verifying);
  });

  it('leave other failures standing', () => {
    const flow = after({ type: 'sendStarted' }, failed(1));
    expect(reduceAuthFlow(flow, { type: 'failureAged' })).toBe(flow);
  });

  it('take no notice of an answer to something that was left', () => {
    const left = after({ type: 'sendStarted' }, { type: 'wentBack' });
    expect(reduceAuthFlow(left, { ...CODE_SENT, attempt: 1 })).toBe(left);
    expect(reduceAuthFlow(left, failed(1))).toBe(left);
    const again = reduceAuthFlow(left, { type: 'sendStarted' });
    expect(reduceAuthFlow(again, { ...CODE_SENT, attempt: 1 }).step).toBe('phone');
    expect(reduceAuthFlow(again, { ...CODE_SENT, attempt: 3 }).step).toBe('otp');
  });
});
