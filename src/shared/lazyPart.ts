import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk';

/** A component in a chunk of its own, which a weak connection does not fail at once. */
export const lazyPart = <TProps>(load: () => Promise<{ default: ComponentType<TProps> }>) =>
  lazy(() => loadChunk(load));
