import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { acceptedEncodings, CachedResponse } from './CachedResponse.ts';

const LARGE = Array.from({ length: 8_000 }, (_, index) => ({ id: `game-${index}`, name: `Game ${index * 7_919}` }));

const publish = (build: () => Promise<unknown>) => new CachedResponse(build, (error) => expect(error).toBeUndefined());
const read = (body: Buffer): unknown => JSON.parse(body.toString());

describe('a cached response', () => {
  it('has the same content in every encoding', async () => {
    const cached = publish(async () => [{ id: 'a' }]);
    const plain = await cached.answer();
    const gzip = await cached.answer('gzip');
    const brotli = await cached.answer('gzip, br');
    expect([plain, gzip, brotli].map(({ encoding }) => encoding)).toEqual(['identity', 'gzip', 'br']);
    expect(read(plain.body)).toEqual({ data: [{ id: 'a' }] });
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(new Set([plain.etag, gzip.etag, brotli.etag]).size).toBe(1);
  });

  it('is built once for many requests', async () => {
    const build = jest.fn(async () => ['x']);
    const cached = publish(build);
    await Promise.all(Array.from({ length: 100 }, () => cached.answer('br')));
    await cached.answer();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('is built again with a new ETag after a change', async () => {
    let name = 'Simba';
    const cached = publish(async () => name);
    const before = await cached.answer();
    name = 'Twiga';
    cached.markChanged();
    const after = await cached.answer();
    expect(read(after.body)).toEqual({ data: 'Twiga' });
    expect(after.etag).not.toBe(before.etag);
  });

  it('never gives an older state to a request that comes after a change during a build', async () => {
    let name = 'Simba';
    const cached = publish(async () => name);
    const early = cached.answer();
    name = 'Twiga';
    cached.markChanged();
    const late = await cached.answer();
    await early;
    expect(read(late.body)).toEqual({ data: 'Twiga' });
    expect(read((await cached.answer()).body)).toEqual({ data: 'Twiga' });
  });

  it('is built again after a failed build', async () => {
    const build = jest.fn(async () => ['x']).mockRejectedValueOnce(new Error('no store'));
    const cached = publish(build);
    await expect(cached.answer()).rejects.toThrow('no store');
    expect(read((await cached.answer()).body)).toEqual({ data: ['x'] });
  });

  it('answers a large list in gzip first, and in brotli when that is ready', async () => {
    const cached = publish(async () => LARGE);
    const first = await cached.answer('gzip, br');
    expect(first.encoding).toBe('gzip');
    let later = first;
    while (later.encoding !== 'br') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      later = await cached.answer('gzip, br');
    }
    expect(brotliDecompressSync(later.body)).toEqual(gunzipSync(first.body));
    expect(later.body.length).toBeLessThan(first.body.length);
  });
});

describe('the encodings of a request', () => {
  it.each([
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP;q=0.5', ['gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0, br', ['br', 'identity']],
    ['identity', ['identity']],
    ['', ['identity']],
    [undefined, ['identity']],
  ])('are read from %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
