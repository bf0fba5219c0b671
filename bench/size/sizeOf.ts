import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes. */
export interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

export const sizeOf = (content: Buffer): Size => ({
  raw: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content).length,
});

/** Files are sent one by one, so each is compressed separately. */
export const sumOf = (sizes: readonly Size[]): Size =>
  sizes.reduce(
    (sum, size) => ({ raw: sum.raw + size.raw, gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
