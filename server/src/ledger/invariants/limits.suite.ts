import { expect, describe, it } from '@jest/globals';
import { RAIL_NAMES } from '../../../../contract/railWords.ts';
import { changeSaferPlay, limitChange, readSaferPlayState, timeOutChange } from '../../saferPlay/changeSaferPlay.ts';
import { type GetScene, UID } from '../../testing/LedgerScene.ts';

const codeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'fulfilled' ? 'passed' : (result.reason as { code?: unknown }).code;

export function describeLimits(getScene: GetScene): void {
  describe('the deposit limits of a player', () => {
    it('let several deposits at once pass only up to the limit', async () => {
      const scene = getScene();
      const { ctx } = scene.services;
      await changeSaferPlay(ctx, UID, limitChange({ period: 'week', amount: 30, currency: 'USD' }), { isTold: true });
      const asks = Array.from({ length: 20 }, (_, index) =>
        scene.begin(1_295, { rail: RAIL_NAMES[index % RAIL_NAMES.length] }),
      );
      const codes = (await Promise.allSettled(asks)).map(codeOf);
      expect(codes.filter((code) => code === 'passed')).toHaveLength(3);
      expect(codes.filter((code) => code === 'deposit_limit')).toHaveLength(17);
      const [, week] = (await readSaferPlayState(ctx, UID)).limits;
      expect(week).toMatchObject({ used: 30, left: 0 });
    });

    it('keep the strictest of several changes made at once', async () => {
      const { ctx } = getScene().services;
      const amounts = [700, 300, 900, 500, 300, 800];
      await Promise.all(
        amounts.map((amount) =>
          changeSaferPlay(ctx, UID, limitChange({ period: 'day', amount, currency: 'KES' }), { isTold: true }),
        ),
      );
      const [day] = (await readSaferPlayState(ctx, UID)).limits;
      expect(day).toMatchObject({ amount: 300 });
    });

    it('still credit a deposit that was started before a break', async () => {
      const scene = getScene();
      const { depositId } = await scene.begin(12_950);
      await changeSaferPlay(scene.services.ctx, UID, timeOutChange(24), { isTold: true });
      await scene.end(depositId);
      expect((await scene.account()).balanceCents).toBe(10_000);
      await expect(scene.begin(518)).rejects.toMatchObject({ code: 'time_out' });
    });
  });
}
