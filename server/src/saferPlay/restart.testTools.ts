/** Several runs of a server on one file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import { COLLECTIONS } from '../data/openStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { LedgerScene, UID } from '../testing/LedgerScene.ts';
import { changeSaferPlay, type SaferPlayChange } from './changeSaferPlay.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-gaming-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server's life on the same file as the last one's. */
export async function live<T>(act: (scene: LedgerScene) => Promise<T>): Promise<T> {
  const store = openSqliteStore(path.join(folder, 'karata.sqlite'), COLLECTIONS);
  try {
    return await act(new LedgerScene(store));
  } finally {
    await store.close();
  }
}

/** A first run with a player who makes a choice. */
export const setUp = (change: SaferPlayChange) =>
  live(async (scene) => {
    await scene.addPlayer();
    return changeSaferPlay(scene.services.ctx, UID, change, { isTold: true });
  });
