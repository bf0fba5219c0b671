import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
};

/** Resolves when every address has answered with success, or when `isOver`. */
export async function waitForAnswer(urls: readonly string[], isOver: () => boolean = () => false): Promise<void> {
  for (const url of urls) {
    while (!isOver() && !(await answers(url))) await delay(PAUSE_MS);
  }
}
