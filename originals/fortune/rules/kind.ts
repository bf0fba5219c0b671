import { instantKind, RISKS } from '../../fair/index.ts';
import { FORTUNE_SEGMENTS, fortunePays, playFortune } from './fortune.ts';
import { FORTUNE_WIRE } from './wire.ts';

export const fortune = /* @__PURE__ */ instantKind({
  name: 'fortune',
  rtp: 0.97,
  ...FORTUNE_WIRE,
  mostFloats: () => 1,
  play: playFortune,
  toWire: (outcome) => outcome,
  tables: () =>
    FORTUNE_SEGMENTS.flatMap((segments) =>
      RISKS.map((risk) => ({
        choice: { segments, risk },
        pays: fortunePays({ segments, risk }),
        chances: Array.from({ length: segments }, () => 1 / segments),
      })),
    ),
});
