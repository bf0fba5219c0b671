import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** For `style` attributes, which also need `'unsafe-hashes'`. */
  styleAttributes: string[];
}

/** Data is not run. */
const SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="([^"]*)"/gi;

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const decode = (text: string): string => text.replaceAll(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

/** The hashes that a Content-Security-Policy needs for the inline code of a page. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, SCRIPT),
  styles: hashesOf(html, STYLE),
  styleAttributes: [...html.matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => hashOf(decode(text))),
});
