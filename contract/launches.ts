/** A game that a player opens, for money or as a demo. */
import * as v from 'valibot';
import { flagOr, IdParamsSchema, maybe, optionalInstant, optionalText } from './fields.ts';
import { forAll, forGames, forPlayers, route } from './route.ts';
import { BLOCK_REFUSALS, type BlockRefusal } from './saferPlay.ts';
import { CURRENCY_CODES } from './userChoices.ts';

/** POST /games/:id/open: the address of a game for a player who may play; for money also the launch. */
export const OpenedGameSchema = v.object({
  id: v.string(),
  gameUrl: v.string(),
  isDemo: flagOr(true),
  launchToken: optionalText(),
  /** The launch ends then unless a bet is made. */
  expiresAt: optionalInstant(),
  currency: maybe(v.picklist(CURRENCY_CODES)),
  /** The stakes are decimals of `currency`. */
  stakes: maybe(v.object({ min: v.number(), max: v.number(), default: v.number() })),
  /** Free spins of the player on this slot. Decimals of `currency`: `stake` of each spin, `won` by those that are used. */
  freeSpins: maybe(v.object({ left: v.number(), stake: v.number(), won: v.number() })),
});
export type OpenedGame = v.InferOutput<typeof OpenedGameSchema>;

/** Without a body the game opens as a demo. */
export const OpenGameBodySchema = v.nullish(v.strictObject({ mode: v.optional(v.picklist(['money', 'demo'])) }), {});
export type OpenGameBody = v.InferOutput<typeof OpenGameBodySchema>;

export const FrameProbeSchema = v.object({ isRefused: maybe(v.boolean()) });
export type FrameProbe = v.InferOutput<typeof FrameProbeSchema>;

export const GAME_REFUSALS = { game_not_found: 404, game_unavailable: 409 } as const;

export type GameRefusal = keyof typeof GAME_REFUSALS;

export const LAUNCH_REFUSALS = { launch_expired: 401 } as const;

export const openGame = route<{
  params: { id: string };
  body: OpenGameBody;
  answer: OpenedGame;
  error: GameRefusal | BlockRefusal;
}>('POST /games/:id/open');

export const probeFrame = route<{ params: { id: string }; answer: FrameProbe }>('GET /games/:id/frame');

export const endLaunch = route<{ answer: { isEnded: boolean }; error: 'launch_expired' }>('POST /play/close');

export const LAUNCHES = {
  frame: forAll(
    probeFrame,
    'Whether a game of another site refuses to be shown in a frame, as its headers say; missing while that is unknown',
    FrameProbeSchema,
    { params: IdParamsSchema },
  ),
  open: forPlayers(
    openGame,
    'Opens a game, for money or as a demo, unless the player is on a break',
    OpenedGameSchema,
    { params: IdParamsSchema, body: OpenGameBodySchema, errors: { ...GAME_REFUSALS, ...BLOCK_REFUSALS } },
  ),
  close: forGames(
    endLaunch,
    'Ends the launch: it takes no more bets. An open round stays open',
    v.object({ isEnded: v.boolean() }),
    { errors: LAUNCH_REFUSALS },
  ),
};
