/** The `data` field of a body, else the whole body (docs/product.md, Calls). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
