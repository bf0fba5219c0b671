import type { CachedResponse } from './CachedResponse.ts';

/** What a published body has in `data`. */
export async function dataOf(cached: CachedResponse): Promise<unknown> {
  const { body } = await cached.answer();
  return (JSON.parse(body.toString()) as { data: unknown }).data;
}
