import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { filesOf, messagesOf } from './messagesLoader.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'messages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a text in three languages, and returns the file that an import of the folder leads to. */
function write(folder: string, id = 'a.hello'): string {
  const messages = path.join(root, folder, 'messages');
  mkdirSync(messages, { recursive: true });
  for (const [code, text] of Object.entries({ en: 'Hello {name}', sw: 'Habari {name}', fr: 'Bonjour {name}' }))
    writeFileSync(path.join(messages, `${code}.json`), JSON.stringify({ [id]: text }));
  return path.join(messages, 'en.json');
}

const compiled = (text: string) => ({
  'a.hello': [expect.objectContaining({ value: text }), expect.objectContaining({ value: 'name' })],
});

it('A part has its texts in every language that its folder has a file of, compiled', () => {
  const file = write('src/pages/one');
  expect(filesOf(file).map((each) => path.basename(each))).toEqual(['en.json', 'fr.json', 'sw.json']);
  expect(messagesOf(file)).toEqual({ en: compiled('Hello '), sw: compiled('Habari '), fr: compiled('Bonjour ') });
});

it('A house game has its texts as they are written', () => {
  expect(messagesOf(write('originals/dice/ui'))).toEqual({
    en: { 'a.hello': 'Hello {name}' },
    sw: { 'a.hello': 'Habari {name}' },
    fr: { 'a.hello': 'Bonjour {name}' },
  });
});

it('The first screen has its texts in one language alone', () => {
  expect(messagesOf(write('src/app'))).toEqual(compiled('Hello '));
});

it('The side menu has the words by which the pages call themselves', () => {
  const named = write('site/src/pages/one', 'one.menu');
  write('site/src/pages/two', 'two.title');
  const file = write('site/src/app/layout/SideMenu');
  expect(filesOf(file)).toContain(named);
  const { sw = {} } = messagesOf(file) as Record<string, object>;
  expect(Object.keys(sw)).toEqual(['a.hello', 'one.menu']);
});
