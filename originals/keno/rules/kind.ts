import { instantKind } from '../../fair/index.ts';
import { KENO_RISKS, kenoChance, kenoPays, MOST_PICKS, playKeno } from './keno.ts';
import { KENO_WIRE } from './wire.ts';

const allOf = (picks: number): number[] => Array.from({ length: picks }, (_, index) => index + 1);

export const keno = /* @__PURE__ */ instantKind({
  name: 'keno',
  rtp: 0.97,
  ...KENO_WIRE,
  mostFloats: () => 10,
  play: playKeno,
  toWire: ({ drawn }) => ({ drawn: [...drawn] }),
  tables: () =>
    allOf(MOST_PICKS).flatMap((picks) => {
      const chances = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(picks, hits));
      return KENO_RISKS.map((risk) => ({
        choice: { numbers: allOf(picks), risk },
        pays: kenoPays(picks, risk),
        chances,
      }));
    }),
});
