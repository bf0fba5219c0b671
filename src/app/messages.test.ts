import { describe, expect, it } from '@jest/globals';
import { LANGUAGE_CODES } from '@contract/userChoices.ts';
import {
  idLiterals,
  idPatterns,
  isMadeByWords,
  messageArguments,
  readCatalogues,
  readSources,
  requestedIds,
} from '@/testing/messageSources';
import { isUntranslated } from '@/testing/sharedWords';

const catalogues = readCatalogues();
const sources = readSources();
const texts = Object.assign({}, ...catalogues.map(({ en }) => en)) as Record<string, string>;
const ids = Object.keys(texts);

describe.each(catalogues)('the messages in $folder', ({ files, en, translations }) => {
  it('exist in every language of the site', () => {
    expect(files).toEqual(LANGUAGE_CODES.map((code) => `${code}.json`).toSorted());
  });

  it.each(translations)('have the same ids in English and in $language, in the same order', ({ texts: own }) => {
    expect(Object.keys(en)).not.toHaveLength(0);
    expect(Object.keys(own)).toEqual(Object.keys(en));
  });

  it.each(translations)('are translated to $language, none of them empty', ({ texts: own }) => {
    const empty = Object.entries({ ...en, ...own }).filter(([, text]) => text.trim() === '');
    const untranslated = Object.keys(en).filter((id) => isUntranslated(en[id] ?? '', own[id]));
    expect({ empty, untranslated }).toEqual({ empty: [], untranslated: [] });
  });

  it.each(translations)('have the same arguments, of the same kind, in English and in $language', ({ texts: own }) => {
    const argumentsIn = (language: typeof en) =>
      Object.fromEntries(Object.entries(language).map(([id, text]) => [id, messageArguments(text)]));
    expect(argumentsIn(own)).toEqual(argumentsIn(en));
  });
});

/** The messages of the first download, and of parts made by `withWords`. */
const plain = catalogues.filter(({ folder }) => folder === 'app/messages' || isMadeByWords(folder));

describe('the messages that are shown without a library', () => {
  it.each(plain)('in $folder have texts and places alone', ({ en }) => {
    const formatted = Object.values(en)
      .flatMap(messageArguments)
      .filter((name) => !/^\w+$/.test(name));
    expect(formatted).toEqual([]);
  });

  it('are those of the first screen and of what is around every page', () => {
    expect(plain.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['app/messages', 'app/layout/Footer/messages']),
    );
  });
});

describe('the message ids', () => {
  it('are in one catalogue each', () => {
    const all = catalogues.flatMap(({ en }) => Object.keys(en));
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('are in a catalogue when the code uses them', () => {
    const prefixes = new Set(ids.map((id) => id.split('.')[0]));
    const meant = sources.flatMap(idLiterals).filter((id) => prefixes.has(id.split('.')[0]));
    const asked = new Set([...meant, ...sources.flatMap(requestedIds)]);
    expect([...asked].filter((id) => !Object.hasOwn(texts, id))).toEqual([]);
  });

  it('are in a catalogue when the code builds them from parts', () => {
    const patterns = sources.flatMap(idPatterns);
    expect(patterns.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
  });

  it('are all used', () => {
    const asked = new Set(sources.flatMap((source) => [...idLiterals(source), ...requestedIds(source)]));
    const patterns = sources.flatMap(idPatterns);
    const isUsed = (id: string) => asked.has(id) || patterns.some((pattern) => pattern.test(id));
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});
