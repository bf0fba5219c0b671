const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of the path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Explains why a file could not be read or written. */
export function fileTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TROUBLES[code] ?? (error instanceof Error ? error.message : String(error));
}
