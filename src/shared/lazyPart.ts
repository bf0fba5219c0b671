import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

type Load<TProps> = () => Promise<{ default: ComponentType<TProps> }>;

/** A component in a chunk of its own, which a weak connection does not fail at once. */
export const lazyPart = <TProps>(load: Load<TProps>) => lazy(() => loadChunk(load));

/** What is there already answers at once, so that nothing waits for the next moment. */
const settled = <T>(value: T) => ({ then: (onValue: (value: T) => void) => onValue(value) }) as Promise<T>;

/**
 * A lazy part that may be fetched ahead: once `preload` has resolved, it renders without waiting. A preload is tried
 * once, so that nobody waits long for it; what renders then tries as long as any other part.
 */
export function preloadablePart<TProps>(load: Load<TProps>) {
  let loaded: Awaited<ReturnType<Load<TProps>>> | undefined;
  const fetchPart = async () => (loaded ??= await load());
  const Part = lazy(() => (loaded ? settled(loaded) : loadChunk(fetchPart)));
  return { Part, preload: fetchPart };
}
