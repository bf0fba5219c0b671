const TIMEOUT_MS = 10_000;

/** @returns whether the answer was a success; a missing receiver is not an error */
export async function postJson(url: string, body: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
