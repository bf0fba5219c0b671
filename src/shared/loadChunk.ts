/** Between the tries of a browser that counts as online: a weak connection often has the next moment. */
const PAUSES_MS = [500, 2_000];

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const backOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Loads a part of the app that comes later. Offline it waits for the connection; otherwise it tries twice more before
 * it gives up with the last error.
 */
export async function loadChunk<TModule>(load: () => Promise<TModule>, pausesMs = PAUSES_MS): Promise<TModule> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) return backOnline().then(() => loadChunk(load));
    const [pauseMs, ...laterMs] = pausesMs;
    if (pauseMs === undefined) throw error;
    return after(pauseMs).then(() => loadChunk(load, laterMs));
  }
}
