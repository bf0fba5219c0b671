import * as v from 'valibot';
import { wholeWithin } from '../../../contract/bets.ts';
import { instantKind } from '../../fair/index.ts';
import { KENO_NUMBERS, KENO_RISKS, kenoChance, kenoPays, MOST_PICKS, playKeno } from './keno.ts';

const allOf = (picks: number): number[] => Array.from({ length: picks }, (_, index) => index + 1);

export const keno = /* @__PURE__ */ instantKind({
  name: 'keno',
  rtp: 0.97,
  choice: v.strictObject({
    numbers: v.pipe(
      v.array(wholeWithin(1, KENO_NUMBERS)),
      v.check((numbers) => numbers.length > 0 && numbers.length <= MOST_PICKS, `1 to ${MOST_PICKS} numbers`),
      v.check((numbers) => new Set(numbers).size === numbers.length, 'each number once'),
    ),
    risk: v.picklist(KENO_RISKS),
  }),
  outcome: v.object({ drawn: v.array(v.number()) }),
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
