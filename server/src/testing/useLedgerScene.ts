import { afterEach, beforeEach } from '@jest/globals';
import type { LedgerScene } from './LedgerScene.ts';
import { openLedgerScene } from './openLedgerScene.ts';

export let scene: LedgerScene;

/** Each test of the file has its own scene. */
export function useLedgerScene(...asked: Parameters<typeof openLedgerScene>): void {
  beforeEach(async () => {
    scene = await openLedgerScene(...asked);
  });
  afterEach(() => scene.store.close());
}
