import { logForDevelopers } from './log';

/** Pauses between tries while online; a weak connection often works a moment later. */
const PAUSES_MS = [500, 2_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Messages of Chromium, Firefox and Safari for a fetch without an answer. */
const FAILED_FETCH = /^(?:Failed to fetch|NetworkError|Load failed)/;

const isNetworkFailure = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' || (name === 'TypeError' && FAILED_FETCH.test(message));

/**
 * Waits while offline; a network failure is tried twice more. Other errors are not, because half-loaded modules fail
 * again in other ways. Rejects with the first error; in development the console shows all.
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
