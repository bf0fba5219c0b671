import { readFileSync } from 'node:fs';
import { ScriptError } from '../runScript.ts';
import { checkContent, type Content } from '../../server/seed/check/checkContent.ts';
import { fileTrouble } from './fileTrouble.ts';

/** @throws ScriptError for an unreadable file, invalid JSON or wrong content, with a line for each mistake */
export function readContentFile(file: string): Content {
  const checked = checkContent(parse(file, read(file)));
  if ('content' in checked) return checked.content;
  throw mistakesIn(file, checked.problems);
}

/** The error has a line for each mistake in the file. */
export function mistakesIn(file: string, problems: readonly string[]): ScriptError {
  const count = problems.length === 1 ? '1 mistake' : `${problems.length} mistakes`;
  return new ScriptError([`${file} has ${count}; nothing was written.`, ...problems].join('\n'));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ScriptError(`${file} cannot be read: ${fileTrouble(error)}`);
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ScriptError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
