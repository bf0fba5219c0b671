import { globSync, readFileSync } from 'node:fs';
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

/** The specification has these texts, which stay as they are; the last one stands beside the one before it. */
const OF_SPEC = new Set(['spinWheel.prize', 'hero.leftBonus', 'deposit.error.mpesaBelow', 'deposit.error.mpesaAbove']);

/** Cashing out is for crash and mines; these texts of the specification and of a bonus's terms say it of money. */
const MAY_CASH_OUT = /^(?:bets\.crash|hero|account\.cashout|withdraw\.cashout|bonusTerms\.most|bonus\.end)/;

const textsOf = (files: string): (readonly [string, string])[] =>
  globSync(files).flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));

const english = textsOf('{src,originals,scripts}/**/messages/en.json');
const kiswahili = textsOf('{src,originals,scripts}/**/messages/sw.json');
const content = globSync(['content/*.json', 'content/text-pages/**/*.md'])
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => [file, line] as const),
  )
  .filter(([, line]) => line !== '');

describe('the voice of the site', () => {
  it.each([
    [
      'writes shillings as "Ksh 250"',
      /\b(?:KSh|KSH|Kshs|KES) ?[\d{]|\d ?(?:ksh|KSh|kes)\b/,
      [english, kiswahili, content],
    ],
    ['writes no zero cents', /(?:Ksh|US\$|\$) ?[\d,]+\.00\b/, [english, kiswahili, content]],
    ['has words of today', /\b(?:anew|whereof|thereof|lest|whoso|hereby|shall)\b/i, [english, content]],
    [
      'welcomes with "kukukaribisha", as "karibu" reads "nearby"',
      /\b(?:bonasi|kifurushi|nyongeza|ofa) (?:za|cha|ya) karibu\b/i,
      [kiswahili, content],
    ],
    ['calls credits of a demo "salio la majaribio"', /pointi[^.]*majaribio|majaribio[^.]*pointi/i, [kiswahili]],
    ['calls a number "nambari"', /\bnamba\b/i, [kiswahili, content]],
    ['calls kinds of games Crash and Mines', /\bRoketi\b|[Mm]ichezo ya (?:roketi|mabomu)/, [kiswahili]],
  ])('%s', (_rule, wrong, texts) => {
    expect(texts.flat().filter(([id, text]) => wrong.test(text) && !OF_SPEC.has(id))).toEqual([]);
  });

  it('withdraws money, and cashes out of crash and mines', () => {
    const ofSite = textsOf('src/**/messages/en.json');
    expect(ofSite.filter(([id, text]) => /cash(?:ed|ing)?[ -]?out/i.test(text) && !MAY_CASH_OUT.test(id))).toEqual([]);
  });
});
