import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import { Publication } from './Publication.ts';

const LARGE = Array.from({ length: 8_000 }, (_, index) => ({ id: `game-${index}`, name: `Game ${index * 7_919}` }));

const publish = (build: () => Promise<unknown>) => new Publication(build, (error) => expect(error).toBeUndefined());
const read = (body: Buffer): unknown => JSON.parse(body.toString());

describe('Publication', () => {
  it('says the same in every encoding', async () => {
    const publication = publish(async () => [{ id: 'a' }]);
    const plain = await publication.answer();
    const gzip = await publication.answer('gzip');
    const brotli = await publication.answer('gzip, br');
    expect([plain, gzip, brotli].map(({ encoding }) => encoding)).toEqual(['identity', 'gzip', 'br']);
    expect(read(plain.body)).toEqual({ data: [{ id: 'a' }] });
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(new Set([plain.etag, gzip.etag, brotli.etag]).size).toBe(1);
  });

  it('builds once for a burst and for all that follows', async () => {
    const build = jest.fn(async () => ['x']);
    const publication = publish(build);
    await Promise.all(Array.from({ length: 100 }, () => publication.answer('br')));
    await publication.answer();
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('builds anew after a change, and tags it anew', async () => {
    let name = 'Simba';
    const publication = publish(async () => name);
    const before = await publication.answer();
    name = 'Twiga';
    publication.markChanged();
    const after = await publication.answer();
    expect(read(after.body)).toEqual({ data: 'Twiga' });
    expect(after.etag).not.toBe(before.etag);
  });

  it('gives no older state to who asks after a change during a build', async () => {
    let name = 'Simba';
    const publication = publish(async () => name);
    const early = publication.answer();
    name = 'Twiga';
    publication.markChanged();
    const late = await publication.answer();
    await early;
    expect(read(late.body)).toEqual({ data: 'Twiga' });
    expect(read((await publication.answer()).body)).toEqual({ data: 'Twiga' });
  });

  it('tries again after a build that failed', async () => {
    const build = jest.fn(async () => ['x']).mockRejectedValueOnce(new Error('no store'));
    const publication = publish(build);
    await expect(publication.answer()).rejects.toThrow('no store');
    expect(read((await publication.answer()).body)).toEqual({ data: ['x'] });
  });

  it('answers a large list in gzip at first, and in brotli once that is ready', async () => {
    const publication = publish(async () => LARGE);
    const first = await publication.answer('gzip, br');
    expect(first.encoding).toBe('gzip');
    let later = first;
    while (later.encoding !== 'br') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      later = await publication.answer('gzip, br');
    }
    expect(brotliDecompressSync(later.body)).toEqual(gunzipSync(first.body));
    expect(later.body.length).toBeLessThan(first.body.length);
  });
});
