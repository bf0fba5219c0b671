import { instantKind } from '../../fair/index.ts';
import { DICE_RTP, playDice } from './dice.ts';
import { DICE_WIRE } from './wire.ts';

export const dice = /* @__PURE__ */ instantKind({
  name: 'dice',
  rtp: DICE_RTP,
  ...DICE_WIRE,
  mostFloats: () => 1,
  play: playDice,
  toWire: ({ roll }) => ({ roll }),
});
