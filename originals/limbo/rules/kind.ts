import * as v from 'valibot';
import { targetMultiplier } from '../../../contract/bets.ts';
import { decimalOf, nearestMinor } from '../../../contract/money.ts';
import { instantKind } from '../../fair/index.ts';
import { LIMBO_RTP, playLimbo } from './limbo.ts';

export const limbo = /* @__PURE__ */ instantKind({
  name: 'limbo',
  rtp: LIMBO_RTP,
  choice: v.strictObject({ target: targetMultiplier }),
  outcome: v.object({ result: v.number() }),
  mostFloats: () => 1,
  play: ({ target }, floats) => playLimbo(nearestMinor(target), floats),
  toWire: ({ result }) => ({ result: decimalOf(result) }),
});
