import { watch } from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const PAUSE_MS = 150;

const isSource = (file: string | null): file is string => file !== null && /(?<!\.test)\.(?:ts|json|md)$/.test(file);

/** Reports changed sources in folders, one change at a time. @returns a function that stops it */
export function watchSources(folders: readonly string[], onChange: (file: string) => void): () => void {
  let pause: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!isSource(file)) return;
      clearTimeout(pause);
      pause = setTimeout(() => onChange(path.join(path.basename(folder), file)), PAUSE_MS);
    }),
  );
  return () => {
    clearTimeout(pause);
    watchers.forEach((watcher) => watcher.close());
  };
}
