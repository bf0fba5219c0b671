/** The scheme on WebCrypto, which browsers and Node have. */
import { blockMessage, FLOATS_PER_BLOCK, floatsOf, floatsOfBlock, type Floats, type Seeds } from './floats.ts';

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text as 64 hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));
}

/** Signs texts with a key: HMAC-SHA256, 32 bytes each. Key and message are UTF-8. */
export async function hmacSigner(key: string): Promise<(message: string) => Promise<Uint8Array>> {
  const imported = await crypto.subtle.importKey('raw', utf8(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (message) => new Uint8Array(await crypto.subtle.sign('HMAC', imported, utf8(message)));
}

/** The blocks for at least `count` floats of a round. */
export async function webBlocks(seeds: Seeds, count: number): Promise<Uint8Array[]> {
  const sign = await hmacSigner(seeds.serverSeed);
  const cursors = Array.from({ length: Math.ceil(count / FLOATS_PER_BLOCK) }, (_, cursor) => cursor);
  return Promise.all(cursors.map((cursor) => sign(blockMessage(seeds, cursor))));
}

/** The first `count` floats of a round; drawing more throws RangeError. */
export async function webFloats(seeds: Seeds, count: number): Promise<Floats> {
  const blocks = await webBlocks(seeds, count);
  return floatsOf(blocks.flatMap(floatsOfBlock).slice(0, count));
}
