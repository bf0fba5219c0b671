import { combinations, instantKind, RISKS } from '../../fair/index.ts';
import { PLINKO_ROWS, playPlinko, plinkoPays } from './plinko.ts';
import { PLINKO_WIRE } from './wire.ts';

export const plinko = /* @__PURE__ */ instantKind({
  name: 'plinko',
  rtp: 0.97,
  ...PLINKO_WIRE,
  mostFloats: ({ rows }) => rows,
  play: playPlinko,
  toWire: (outcome) => outcome,
  tables: () =>
    PLINKO_ROWS.flatMap((rows) => {
      const chances = Array.from({ length: rows + 1 }, (_, slot) => combinations(rows, slot) / 2 ** rows);
      return RISKS.map((risk) => ({ choice: { rows, risk }, pays: plinkoPays({ rows, risk }), chances }));
    }),
});
