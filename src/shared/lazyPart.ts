import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react';
import { loadChunk } from './loadChunk';

interface Chunk<TProps> {
  default: ComponentType<TProps>;
}
type Load<TProps> = () => Promise<Chunk<TProps>>;
type NoteFailure = (error: unknown) => never;

/** Failures that error boundaries have shown. */
let shown = 0;

/** From now on a part that did not load is loaded again when it is rendered. */
export const noteShownFailure = () => {
  shown += 1;
};

/** React's `lazy` fails for ever; this one until a boundary has shown the failure, so that nothing loads in a circle. */
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
