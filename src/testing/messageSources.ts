/** Reads the message catalogues and the ids in the code, for the test that compares them. */
import fs from 'node:fs';
import path from 'node:path';
import { type Language, LANGUAGE_CODES } from '@contract/userChoices.ts';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const ROOT = path.resolve('src');

export type Texts = Readonly<Record<string, string>>;

export interface CatalogueFolder {
  /** Relative to src, such as `pages/bonus/messages`. */
  folder: string;
  files: readonly string[];
  en: Texts;
  /** The texts in every other language of the site. */
  translations: readonly { language: Language; texts: Texts }[];
}

/** All of src, and how the kinds of house games are shown. */
const paths = [
  ...fs.readdirSync(ROOT, { recursive: true, encoding: 'utf8' }),
  ...fs.globSync('originals/*/face/**').map((file) => path.join('..', file)),
].map((file) => file.replaceAll(path.sep, '/'));

const readTexts = (folder: string, language: string): Texts => {
  const file = path.join(ROOT, folder, `${language}.json`);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Texts) : {};
};

export const readCatalogues = (): CatalogueFolder[] =>
  paths
    .filter((file) => path.posix.basename(file) === 'messages')
    .map((folder) => ({
      folder,
      files: fs.readdirSync(path.join(ROOT, folder)).toSorted(),
      en: readTexts(folder, 'en'),
      translations: LANGUAGE_CODES.filter((language) => language !== 'en').map((language) => ({
        language,
        texts: readTexts(folder, language),
      })),
    }));

/** True when a component beside a catalogue has its messages by `withWords`. */
export const isMadeByWords = (folder: string): boolean =>
  paths
    .filter((file) => path.posix.dirname(file) === path.posix.dirname(folder) && isProduct(file))
    .some((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes('withWords('));

const isProduct = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

export const readSources = (): string[] =>
  paths
    .filter((file) => isProduct(file) && !file.startsWith('testing/'))
    .map((file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));

const allMatches = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, found = '']) => found);

/** String literals that look like a message id, such as `games.play` or `textPage.title.aml`. */
export const idLiterals = (source: string): string[] => allMatches(source, /['"]([a-z][A-Za-z]*\.[\w/.-]+)['"]/g);

/** Literals in places for message ids. */
export const requestedIds = (source: string): string[] => [
  ...allMatches(source, /<(?:(?:Skeletons|FailedNote|LinkedText)\s+message|HeadedSection\s+heading)="([^"]+)"/g),
  ...allMatches(source, /\bt\('([^']+)'/g),
  ...allMatches(source, /formatMessage\(\s*\{\s*id:\s*'([^']+)'/g),
];

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Ids that the code builds, such as `auth.${tab}`, as patterns. */
export const idPatterns = (source: string): RegExp[] =>
  allMatches(source, /`([a-z][A-Za-z]*\.(?:[\w/.-]|\$\{[^}`]*\})*)`/g)
    .filter((template) => template.includes('${'))
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(escape)
            .join('.+')}$`,
        ),
    );

/** The argument and tag names of a message, with their kind of plural or select, sorted, each once. */
export const messageArguments = (text: string): string[] => [...new Set(parse(text).flatMap(argumentsOf))].toSorted();

function argumentsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  if (element.type === TYPE.tag) return [`<${element.value}>`, ...element.children.flatMap(argumentsOf)];
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return [
      `${element.value}, ${TYPE[element.type]}`,
      ...Object.values(element.options).flatMap(({ value }) => value.flatMap(argumentsOf)),
    ];
  return [element.type === TYPE.argument ? element.value : `${element.value}, ${TYPE[element.type]}`];
}

/** The words of a message to translate, without arguments and tag names. */
export function wordsOf(text: string): string[] {
  const literals = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.tag) return literals(element.children);
        if (element.type === TYPE.plural || element.type === TYPE.select)
          return Object.values(element.options)
            .map(({ value }) => literals(value))
            .join(' ');
        return '';
      })
      .join('');
  return literals(parse(text)).match(/\p{L}+/gu) ?? [];
}
