import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { ScriptError } from '../runScript.ts';
import { fileTrouble } from './fileTrouble.ts';

/**
 * Writes a whole file or nothing: a reader, also after a crash, finds the old or the new one.
 * @throws ScriptError when the folder is not writable
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
