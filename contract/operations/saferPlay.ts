import * as v from 'valibot';
import {
  BLOCK_REFUSALS,
  DepositLimitBodySchema,
  GAME_REFUSALS,
  SaferPlayPositionSchema,
  SaferPlayStateSchema,
  OpenedGameSchema,
  RealityCheckBodySchema,
  SelfExclusionBodySchema,
  TimeOutBodySchema,
} from '../saferPlay.ts';
import * as saferPlay from '../routes/saferPlay.ts';
import { playerOperation } from './operation.ts';

const INSTANT = 'an instant such as 2026-11-01T09:30:00.000Z';

const SinceQuerySchema = v.object({
  since: v.pipe(
    v.string(),
    v.isoTimestamp(INSTANT),
    v.check((since) => !Number.isNaN(Date.parse(since)), INSTANT),
  ),
});

export const SAFER_PLAY = {
  state: playerOperation(saferPlay.readSaferPlay, {
    summary: "The player's limits, reality check and breaks",
    data: SaferPlayStateSchema,
  }),
  setLimit: playerOperation(saferPlay.setLimit, {
    summary: 'Sets or ends a deposit limit; an increase counts after 24 hours',
    body: DepositLimitBodySchema,
    data: SaferPlayStateSchema,
  }),
  setRealityCheck: playerOperation(saferPlay.setRealityCheck, {
    summary: 'How often the player is told time and money of the session',
    body: RealityCheckBodySchema,
    data: SaferPlayStateSchema,
  }),
  takeTimeOut: playerOperation(saferPlay.takeTimeOut, {
    summary: 'A break of 24 hours to 30 days; a longer one under way stays',
    body: TimeOutBodySchema,
    data: SaferPlayStateSchema,
  }),
  excludeSelf: playerOperation(saferPlay.excludeSelf, {
    summary: 'Six months or more without deposits and games; cannot be ended early',
    body: SelfExclusionBodySchema,
    data: SaferPlayStateSchema,
  }),
  position: playerOperation(saferPlay.readPosition, {
    summary: 'Money in and out since an instant',
    query: SinceQuerySchema,
    data: SaferPlayPositionSchema,
  }),
  openGame: playerOperation(saferPlay.openGame, {
    summary: 'The address of a game, for a player who is not on a break',
    params: v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
    data: OpenedGameSchema,
    errors: { ...GAME_REFUSALS, ...BLOCK_REFUSALS },
  }),
};
