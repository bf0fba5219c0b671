import * as v from 'valibot';
import { wholeWithin } from '../../../contract/bets.ts';
import { instantKind } from '../../fair/index.ts';
import { DICE_RTP, playDice } from './dice.ts';

export const dice = /* @__PURE__ */ instantKind({
  name: 'dice',
  rtp: DICE_RTP,
  choice: v.variant('side', [
    v.strictObject({ side: v.literal('under'), target: wholeWithin(1, 96) }),
    v.strictObject({ side: v.literal('over'), target: wholeWithin(4, 99) }),
  ]),
  outcome: v.object({ roll: v.number() }),
  mostFloats: () => 1,
  play: playDice,
  toWire: ({ roll }) => ({ roll }),
});
