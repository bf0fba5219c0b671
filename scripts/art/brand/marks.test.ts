import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMarks } from './marks.ts';

async function publicWith(providerMark: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marks-'));
  await mkdir(join(folder, 'images/providers'), { recursive: true });
  await mkdir(join(folder, 'images/payments'));
  await writeFile(join(folder, 'images/providers/one.svg'), providerMark);
  return folder;
}

describe('the check of the marks', () => {
  it('accepts marks of 2 kB', async () => {
    await expect(checkMarks(await publicWith('x'.repeat(2048)))).resolves.toBeUndefined();
  });

  it('names the mark that is heavier', async () => {
    await expect(checkMarks(await publicWith('x'.repeat(2049)))).rejects.toThrow('one.svg');
  });
});
