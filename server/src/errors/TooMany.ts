import { ApiError } from './ApiError.ts';

/** Everything that is refused for its number, with what to do. The answer also says how long to wait. */
export const TOO_MANY = {
  too_many_requests: 'Too many requests. Please wait before trying again',
  too_many_prompts:
    'There were too many payment requests that were not paid: try again tomorrow, or pay in another way',
  too_soon: 'The next spin is possible two and a half seconds after the last one',
} as const;

export type TooManyCode = keyof typeof TOO_MANY;

/** Status 429, with `Retry-After`. */
export class TooMany extends ApiError {
  /** At least 1, because some clients read 0 as "at once". */
  readonly retryAfterSeconds: number;

  constructor(code: TooManyCode, waitMs: number) {
    super(429, code, TOO_MANY[code]);
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  }
}
