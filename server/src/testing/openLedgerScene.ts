import { COLLECTIONS } from '../data/openStore.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { LedgerScene } from './LedgerScene.ts';

/** A scene in memory with a player. The caller closes its store. */
export async function openLedgerScene(): Promise<LedgerScene> {
  // Leases end by the clock of the scene.
  const now = () => scene.now;
  const scene: LedgerScene = new LedgerScene(
    openSqliteStore(':memory:', COLLECTIONS, { runsCallbacksTwice: true, now }),
  );
  await scene.addPlayer();
  return scene;
}
