import { describe, expect, it } from '@jest/globals';
import type { ApiError } from '@/api';
import { isSettled, outcomeOf } from './useIntent';

const error = (status: ApiError['status'], own: Partial<ApiError> = {}) => ({
  error: { status, message: 'no', ...own },
});

const of = (sent: ReturnType<typeof error>, wasUnanswered = false) => {
  const outcome = outcomeOf(sent, wasUnanswered);
  return [outcome.kind, isSettled(outcome)];
};

describe('the outcome of a money request', () => {
  it('is settled by an answer, also after a try without an answer', () => {
    const outcome = outcomeOf({ data: 1 }, true);
    expect(outcome).toEqual({ kind: 'answered', data: 1 });
    expect(isSettled(outcome)).toBe(true);
  });

  it.each(['offline', 'timeout', 'unreadable', 'contract', 408, 500, 503] as const)('is lost after %s', (status) => {
    expect(of(error(status))).toEqual(['lost', false]);
  });

  it.each([400, 402, 403, 404])('is refused after a %s', (status) => {
    expect(of(error(status))).toEqual(['refused', true]);
  });

  it.each([401, 409, 429])('is a possible repeat after a %s', (status) => {
    expect(of(error(status, { code: 'conflict' }))).toEqual(['refused', false]);
  });

  it.each([400, 401, 402, 403, 404, 409, 429])(
    'stays lost after a %s that follows a try without an answer',
    (status) => {
      expect(of(error(status), true)).toEqual(['lost', false]);
      expect(of(error(status, { isAfterSilence: true }))).toEqual(['lost', false]);
    },
  );

  it.each([
    [400, 'bonus_unavailable'],
    [402, 'card_refused'],
    [409, 'idempotency_conflict'],
  ])('is refused after a %s %s, which is about the request itself', (status, code) => {
    expect(of(error(status, { code }), true)).toEqual(['refused', true]);
    expect(of(error(status, { code }))).toEqual(['refused', true]);
  });

  it.each([
    [401, 'token_revoked'],
    [403, 'account_disabled'],
    [409, 'conflict'],
    [429, 'too_many_requests'],
  ])('stays lost after a %s %s', (status, code) => {
    expect(of(error(status, { code }), true)).toEqual(['lost', false]);
  });
});
