import * as v from 'valibot';
import * as schemas from '../saferPlay.ts';
import * as routes from '../routes/saferPlay.ts';
import { forPlayers } from './operation.ts';

const INSTANT = 'an instant such as 2026-11-01T09:30:00.000Z';

const SinceQuerySchema = v.object({
  since: v.pipe(
    v.string(),
    v.isoTimestamp(INSTANT),
    v.check((since) => !Number.isNaN(Date.parse(since)), INSTANT),
  ),
});

const STATE = schemas.SaferPlayStateSchema;

export const SAFER_PLAY = {
  state: forPlayers(routes.readSaferPlay, "The player's limits, reality check and breaks", STATE),
  setLimit: forPlayers(routes.setLimit, 'Sets or ends a deposit limit; an increase counts after 24 hours', STATE, {
    body: schemas.DepositLimitBodySchema,
    errors: schemas.LIMIT_REFUSALS,
  }),
  setRealityCheck: forPlayers(
    routes.setRealityCheck,
    'How often the player is told time and money of the session',
    STATE,
    { body: schemas.RealityCheckBodySchema },
  ),
  takeTimeOut: forPlayers(routes.takeTimeOut, 'A break of 24 hours to 30 days; a longer one under way stays', STATE, {
    body: schemas.TimeOutBodySchema,
  }),
  excludeSelf: forPlayers(
    routes.excludeSelf,
    'Six months or more without deposits and games; cannot be ended early',
    STATE,
    { body: schemas.SelfExclusionBodySchema },
  ),
  position: forPlayers(routes.readPosition, 'Money in and out since an instant', schemas.SaferPlayPositionSchema, {
    query: SinceQuerySchema,
  }),
};
