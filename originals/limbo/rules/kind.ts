import { decimalOf, nearestMinor } from '../../../contract/money.ts';
import { instantKind } from '../../fair/index.ts';
import { LIMBO_RTP, playLimbo } from './limbo.ts';
import { LIMBO_WIRE } from './wire.ts';

export const limbo = /* @__PURE__ */ instantKind({
  name: 'limbo',
  rtp: LIMBO_RTP,
  ...LIMBO_WIRE,
  mostFloats: () => 1,
  greatest: ({ target = 0 }) => nearestMinor(target),
  play: ({ target }, floats) => playLimbo(nearestMinor(target), floats),
  toWire: ({ result }) => ({ result: decimalOf(result) }),
});
