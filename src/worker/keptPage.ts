/** Said of the bytes that came, which the browser has unpacked, and of caches on the way. */
const TRANSPORT_HEADERS = ['content-encoding', 'content-length', 'vary'];

/**
 * A page as it is kept: only one of this build, because its scripts are kept with it, and without the address at which it
 * was asked for.
 */
export async function keptPage(answer: Response, main: string): Promise<Response | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  const html = await answer.text();
  if (!html.includes(`"${main}"`)) return null;
  const headers = new Headers(answer.headers);
  TRANSPORT_HEADERS.forEach((name) => headers.delete(name));
  return new Response(html, { headers });
}

/** Whether the answer of a public list may be kept, as far as the server says. */
export const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 && !/private|no-store/.test(headers.get('cache-control') ?? '');
