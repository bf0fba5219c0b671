import type { WireError } from './types.ts';

/** An answer that is an error, in Stripe's form. */
export class ApiFault extends Error {
  readonly status: number;
  readonly error: WireError;

  constructor(status: number, error: WireError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (code: string, message: string, param?: string): ApiFault =>
  new ApiFault(400, { type: 'invalid_request_error', code, message, ...(param && { param }) });

export const missing = (id: string): ApiFault =>
  new ApiFault(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });
