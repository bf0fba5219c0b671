import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { ScriptError } from '../runScript.ts';
import { fileTrouble } from './fileTrouble.ts';

/**
 * Writes a file whole or not at all: who reads it meanwhile, or after a crash, finds the old one or the new one.
 * @throws ScriptError when the folder cannot be written to
 */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeDraft(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new ScriptError(`${file} cannot be written: ${fileTrouble(error)}`);
  }
}

function writeDraft(draft: string, text: string): void {
  const handle = openSync(draft, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
