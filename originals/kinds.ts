/** The kinds of house games. What the server plays, the verifier computes again and the pages show follows from a line here. */
import type { HouseKind } from '../contract/playTerms.ts';
import { blackjack } from './blackjack/rules/index.ts';
import { crash } from './crash/rules/index.ts';
import { dice } from './dice/rules/index.ts';
import type { Kind } from './fair/index.ts';
import { fortune } from './fortune/rules/index.ts';
import { hilo } from './hilo/rules/index.ts';
import { keno } from './keno/rules/index.ts';
import { limbo } from './limbo/rules/index.ts';
import { mines } from './mines/rules/index.ts';
import { plinko } from './plinko/rules/index.ts';
import { roulette } from './roulette/rules/index.ts';
import { slots } from './slots/rules/index.ts';

export const KINDS: Readonly<Record<HouseKind, Kind>> = {
  slots,
  crash,
  mines,
  dice,
  limbo,
  plinko,
  keno,
  fortune,
  hilo,
  roulette,
  blackjack,
};
