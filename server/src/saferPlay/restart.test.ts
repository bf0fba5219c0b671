import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COLLECTIONS } from '../data/collections.ts';
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts';
import { LedgerScene, UID } from '../testing/LedgerScene.ts';
import { changeSaferPlay, type SaferPlayChange, readSaferPlayState } from './changeSaferPlay.ts';
import { limitChange, selfExclusionChange, timeOutChange } from './changes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'karata-gaming-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a server on the file of the one before. */
async function live<T>(act: (scene: LedgerScene) => Promise<T>): Promise<T> {
  const store = openSqliteStore(path.join(folder, 'karata.sqlite'), COLLECTIONS);
  try {
    return await act(new LedgerScene(store));
  } finally {
    await store.close();
  }
}

const setUp = (change: SaferPlayChange) =>
  live(async (scene) => {
    await scene.addPlayer();
    return changeSaferPlay(scene.wallet.ctx, UID, change, { isTold: true });
  });

describe('after a restart of the server,', () => {
  it.each([
    ['a time-out', timeOutChange(24), 'time_out'],
    ['a self-exclusion', selfExclusionChange(6), 'self_excluded'],
    ['a deposit limit', limitChange({ period: 'month', amount: 400, currency: 'KES' }), 'deposit_limit'],
  ] as const)('%s still refuses deposits', async (_name, change, code) => {
    const before = await setUp(change);
    await live(async (scene) => {
      expect(await readSaferPlayState(scene.wallet.ctx, UID)).toEqual(before);
      await expect(scene.push(500)).rejects.toMatchObject({ status: 403, code });
      await expect(scene.intent(50)).rejects.toMatchObject({ status: 403, code });
    });
  });

  it('a self-exclusion still refuses its phones in another account', async () => {
    await live(async (scene) => {
      await scene.addPlayer();
      await scene.payMobile(500);
    });
    await setUp(selfExclusionChange(6));
    await live(async (scene) => {
      await scene.addPlayer('uid-2');
      await expect(scene.push(500, { uid: 'uid-2' })).rejects.toMatchObject({ status: 403, code: 'self_excluded' });
    });
  });

  it('a waiting increase of a limit starts at its time', async () => {
    await setUp(limitChange({ period: 'day', amount: 400, currency: 'KES' }));
    await live(({ wallet }) =>
      changeSaferPlay(wallet.ctx, UID, limitChange({ period: 'day', amount: 600, currency: 'KES' }), { isTold: true }),
    );
    await live(async (scene) => {
      scene.wait(24 * 3_600_000 - 2);
      await expect(scene.push(500)).rejects.toMatchObject({ code: 'deposit_limit' });
      expect(await scene.push(500)).toMatchObject({ ResponseCode: '0' });
    });
  });
});
