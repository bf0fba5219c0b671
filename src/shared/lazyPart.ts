import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { logForDevelopers } from './log';

/** Pauses between tries while online; a weak connection often works a moment later. */
const PAUSES_MS = [500, 2_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Messages of Chromium, Firefox and Safari for a fetch without an answer. */
const FAILED_FETCH = /^(?:Failed to fetch|NetworkError|Load failed)/;

const isNetworkFailure = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' || (name === 'TypeError' && FAILED_FETCH.test(message));

/** Waits while offline; a network failure is tried twice more, no other error: half-loaded modules fail in other ways. */
export async function loadChunk<TModule>(load: () => Promise<TModule>, pausesMs = PAUSES_MS): Promise<TModule> {
  try {
    return await load();
  } catch (error) {
    logForDevelopers(error);
    if (!(error instanceof Error && isNetworkFailure(error))) throw error;
    const giveUp = () => Promise.reject(error);
    if (!navigator.onLine) return backOnline().then(() => loadChunk(load).catch(giveUp));
    const [pauseMs, ...laterMs] = pausesMs;
    if (pauseMs === undefined) throw error;
    return after(pauseMs).then(() => loadChunk(load, laterMs).catch(giveUp));
  }
}

type Chunk<TProps> = Record<'default', ComponentType<TProps>>;
type Load<TProps> = () => Promise<Chunk<TProps>>;
type NoteFailure = (error: unknown) => never;

/** Failures that error boundaries have shown. */
let shown = 0;

/** After this call, a part that did not load is loaded again when it is rendered. */
export const noteShownFailure = () => {
  shown += 1;
};

/** React's `lazy` keeps a failure for good. This one tries again once a boundary has shown the failure, so it never loads in a loop. */
function lazyAgain<TProps extends object>(
  load: (note: NoteFailure) => Promise<Chunk<TProps>>,
): FunctionComponent<TProps> {
  let failedAt = -1;
  let Part: ComponentType<TProps>;
  const note: NoteFailure = (error) => {
    failedAt = shown;
    throw error;
  };
  return function LazyPart(props) {
    if (failedAt < shown) {
      failedAt = Infinity;
      Part = lazy(() => load(note)) as unknown as ComponentType<TProps>;
    }
    return createElement(Part, props);
  };
}

/** A component in its own chunk, loaded again on a weak connection. */
export const lazyPart = <TProps extends object>(load: Load<TProps>) =>
  lazyAgain<TProps>((note) => loadChunk(load).catch(note));

/** Resolves synchronously, so that nothing waits. */
const settled = <T>(value: T) => ({ then: (onValue: (value: T) => void) => onValue(value) }) as Promise<T>;

/** After `preload` it renders without waiting. Preload tries once, to be quick; rendering tries as usual. */
export function preloadablePart<TProps extends object>(load: Load<TProps>) {
  let loaded: Chunk<TProps> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Part = lazyAgain<TProps>((note) => (loaded ? settled(loaded) : loadChunk(fetchPart).catch(note)));
  return { Part, preload: fetchPart };
}
