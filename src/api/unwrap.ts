/** The `data` field of a body where there is one, else the whole body (docs/product.md, Calls). */
export const unwrap = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
