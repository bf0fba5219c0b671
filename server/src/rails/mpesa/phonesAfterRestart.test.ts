import { describe, expect, it } from '@jest/globals';
import { selfExclusionChange } from '../../saferPlay/changeSaferPlay.ts';
import { live, setUp } from '../../saferPlay/restart.testTools.ts';

describe('after a restart of the server,', () => {
  it('a self-exclusion still refuses its phones in another account', async () => {
    await live(async (scene) => {
      await scene.addPlayer();
      await scene.payMpesa(500);
    });
    await setUp(selfExclusionChange(6));
    await live(async (scene) => {
      await scene.addPlayer('uid-2');
      await expect(scene.push(500, { uid: 'uid-2' })).rejects.toMatchObject({ status: 403, code: 'self_excluded' });
    });
  });
});
