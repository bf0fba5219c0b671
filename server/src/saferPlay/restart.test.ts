import { describe, expect, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../contract/railWords.ts';
import { UID } from '../testing/LedgerScene.ts';
import {
  changeSaferPlay,
  limitChange,
  readSaferPlayState,
  selfExclusionChange,
  timeOutChange,
} from './changeSaferPlay.ts';
import { live, setUp } from './restart.testTools.ts';

describe('after a restart of the server,', () => {
  it.each([
    ['a time-out', timeOutChange(24), 'time_out'],
    ['a self-exclusion', selfExclusionChange(6), 'self_excluded'],
    ['a deposit limit', limitChange({ period: 'month', amount: 400, currency: 'KES' }), 'deposit_limit'],
  ] as const)('%s still refuses deposits', async (_name, change, code) => {
    const before = await setUp(change);
    await live(async (scene) => {
      expect(await readSaferPlayState(scene.services.ctx, UID)).toEqual(before);
      for (const rail of RAIL_NAMES)
        await expect(scene.begin(6_475, { rail })).rejects.toMatchObject({ status: 403, code });
    });
  });

  it('a waiting increase of a limit starts at its time', async () => {
    await setUp(limitChange({ period: 'day', amount: 400, currency: 'KES' }));
    await live(({ services }) =>
      changeSaferPlay(services.ctx, UID, limitChange({ period: 'day', amount: 600, currency: 'KES' }), {
        isTold: true,
      }),
    );
    await live(async (scene) => {
      scene.wait(24 * 3_600_000 - 2);
      await expect(scene.begin(518)).rejects.toMatchObject({ code: 'deposit_limit' });
      expect(await scene.begin(518)).toMatchObject({ depositId: expect.any(String) });
    });
  });
});
