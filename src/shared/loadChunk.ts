import { logForDevelopers } from './log';

/** Between the tries of a browser that counts as online: a weak connection often has the next moment. */
const PAUSES_MS = [500, 2_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** What Chromium, Firefox and Safari say of a fetch that got no answer. */
const FAILED_FETCH = /^(?:Failed to fetch|NetworkError|Load failed)/;

const isNetworkFailure = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' || (name === 'TypeError' && FAILED_FETCH.test(message));

/**
 * Loads a part of the app that comes later. Offline it waits for the connection; otherwise a failure of the network is
 * tried twice more. No other error is: the same code fails again, and then differently, as its modules are half made.
 * It gives up with the first error, and in development the console has them all.
 */
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
