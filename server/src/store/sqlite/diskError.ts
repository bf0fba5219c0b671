import { CannotWrite } from '../errors.ts';

/** The codes that mean the disk. Source: https://www.sqlite.org/rescode.html */
const DISK = new Map([
  [8, 'the file or its disk is read-only'],
  [10, 'the disk fails'],
  [11, 'the file is damaged'],
  [13, 'the disk is full'],
  [14, 'the file cannot be opened'],
  [26, 'the file is no database'],
]);

/** Extended codes have the code in their last byte. */
const codeOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** What is wrong with the disk, in words; undefined for any other error. */
export const diskTrouble = (error: unknown): string | undefined => DISK.get(codeOf(error) ?? -1);

/** An error of the disk as CannotWrite with its cause; other errors are unchanged. */
export function diskError(error: unknown): unknown {
  const trouble = diskTrouble(error);
  return trouble ? new CannotWrite(`The store cannot be written: ${trouble}`, { cause: error }) : error;
}
