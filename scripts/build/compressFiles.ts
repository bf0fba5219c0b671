import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size > MIN_BYTES);

/** Writes a `.br` and a `.gz` beside a file. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes a `.br` and a `.gz` of every text file of a folder that is large enough. @returns the number of files */
export async function compressFiles(folder: string): Promise<number> {
  const files = textFiles(folder);
  await Promise.all(files.map(compressFile));
  return files.length;
}
