import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

type Load<TProps> = () => Promise<{ default: ComponentType<TProps> }>;

/** A component in its own chunk, loaded again on a weak connection. */
export const lazyPart = <TProps>(load: Load<TProps>) => lazy(() => loadChunk(load));

/** Resolves synchronously, so that nothing waits. */
const settled = <T>(value: T) => ({ then: (onValue: (value: T) => void) => onValue(value) }) as Promise<T>;

/** After `preload` it renders without waiting. Preload tries once, to be quick; rendering tries as usual. */
export function preloadablePart<TProps>(load: Load<TProps>) {
  let loaded: Awaited<ReturnType<Load<TProps>>> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Part = lazy(() => (loaded ? settled(loaded) : loadChunk(fetchPart)));
  return { Part, preload: fetchPart };
}
