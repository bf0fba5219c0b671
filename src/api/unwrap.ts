/** The `data` field of a body where there is one, else the whole body (spec section 7). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
