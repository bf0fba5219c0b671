import * as v from 'valibot';
import { FlightEventSchema, FlightsSchema } from '../flights.ts';
import { HISTORY_REFUSALS } from '../moneyRefusals.ts';
import { OpenedGameSchema } from '../openedGame.ts';
import { PlayLimitBodySchema, PlayLimitsSchema } from '../playLimits.ts';
import * as schemas from '../play.ts';
import * as requests from '../playRequests.ts';
import * as routes from '../routes/play.ts';
import { BLOCK_REFUSALS, GAME_REFUSALS } from '../saferPlayRefusals.ts';
import { forAll, forGames, forPlayers } from './operation.ts';
import { raw } from './raw.ts';

const { ROUND_REFUSALS } = schemas;
const FLIGHTS = {
  params: v.object({ gameId: requests.idText }),
  errors: { game_not_found: GAME_REFUSALS.game_not_found },
};
const LAUNCH = { launch_expired: schemas.PLAY_REFUSALS.launch_expired };

export const PLAY = {
  open: forPlayers(
    routes.openGame,
    'Opens a game, for money or as a demo, unless the player is on a break',
    OpenedGameSchema,
    {
      params: requests.RoundParamsSchema,
      body: requests.OpenGameBodySchema,
      errors: { ...GAME_REFUSALS, ...BLOCK_REFUSALS },
    },
  ),
  bet: forGames(routes.placeBet, 'Stakes money on a round; counts once by its betId', schemas.RoundSchema, {
    body: requests.BetBodySchema,
    errors: schemas.BET_REFUSALS,
  }),
  rollback: forGames(
    routes.rollBackBet,
    'Takes a bet back by its betId: one that has not come is refused when it comes, an open round that has told nothing ' +
      'gives its stake back, and any other is answered as it is',
    schemas.TakenBackSchema,
    { params: requests.BetParamsSchema, errors: LAUNCH },
  ),
  step: forGames(routes.stepRound, 'Opens a tile or cashes out; counts once by its stepId', schemas.RoundSchema, {
    params: requests.RoundParamsSchema,
    body: requests.StepBodySchema,
    errors: schemas.STEP_REFUSALS,
  }),
  openRound: forGames(routes.readOpenRound, 'The open rounds of this game', schemas.OpenRoundSchema, {
    errors: LAUNCH,
  }),
  result: forGames(
    routes.awaitRound,
    'One round; while it is open the answer waits for its end, 20 seconds at most',
    schemas.RoundSchema,
    { params: requests.RoundParamsSchema, errors: { ...LAUNCH, ...ROUND_REFUSALS } },
  ),
  close: forGames(
    routes.endLaunch,
    'Ends the launch: it takes no more bets. An open round stays open',
    v.object({ isEnded: v.boolean() }),
    { errors: LAUNCH },
  ),
  rounds: forPlayers(routes.listRounds, "The player's rounds, newest first", schemas.RoundPageSchema, {
    query: requests.RoundsQuerySchema,
    errors: HISTORY_REFUSALS,
  }),
  totals: forPlayers(routes.sumRounds, "Sums of the player's rounds", schemas.RoundTotalsSchema, {
    query: requests.RoundFilterSchema,
  }),
  round: forPlayers(routes.readRound, 'One round of the player', schemas.RoundSchema, {
    params: requests.RoundParamsSchema,
    errors: ROUND_REFUSALS,
  }),
  seeds: forPlayers(routes.readSeeds, 'The seeds that the next rounds are drawn from', schemas.SeedsSchema),
  limits: forPlayers(routes.readPlayLimits, "The player's limits on play for money", PlayLimitsSchema),
  setLimit: forPlayers(
    routes.setPlayLimit,
    'Sets or ends a limit on losses, stakes or time; a higher one counts after 24 hours',
    PlayLimitsSchema,
    { body: PlayLimitBodySchema },
  ),
  rotate: forPlayers(
    routes.rotateSeeds,
    "Reveals the server's seed and goes on with the next one and the player's new seed",
    schemas.RotatedSeedsSchema,
    { body: requests.RotateBodySchema, errors: schemas.SEED_REFUSALS },
  ),
  flights: forAll(
    routes.readFlights,
    'The present flight of a crash game with one flight for everybody, those before it, and the chain that they come from',
    FlightsSchema,
    FLIGHTS,
  ),
  flightEvents: raw(routes.flightEvents, {
    summary: 'The flights and bets of a crash game with one flight for everybody, as server-sent events',
    ...FLIGHTS,
    answer: {
      mediaType: 'text/event-stream',
      description: 'A stream that stays open. Each event has one of these names, and its data as JSON',
      schema: FlightEventSchema,
    },
  }),
};
