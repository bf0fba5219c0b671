import { whenLoadedAndIdle } from './whenLoadedAndIdle';

/** Loads one part in each idle moment, until one fails: it is loaded again when it opens. Returns a stop function. */
export function loadInTurn(parts: readonly (() => Promise<unknown>)[]): () => void {
  let isStopped = false;
  let stopWaiting = (): void => undefined;
  const next = ([load, ...later]: typeof parts) => {
    if (!load || isStopped) return;
    stopWaiting = whenLoadedAndIdle(() => {
      load().then(
        () => next(later),
        () => undefined,
      );
    });
  };
  next(parts);
  return () => {
    isStopped = true;
    stopWaiting();
  };
}
