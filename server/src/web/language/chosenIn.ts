import type { FastifyRequest } from 'fastify';

/** The one of the values that the cookie has. */
export function chosenIn<T extends string>(
  { headers }: Pick<FastifyRequest, 'headers'>,
  cookie: string,
  values: readonly T[],
): T | undefined {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  return values.find((value) => cookies.includes(`${cookie}=${value}`));
}
