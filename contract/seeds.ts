/** The seeds that the rounds of a player are drawn from (docs/decisions/provably-fair.md). */
import * as v from 'valibot';
import { forPlayers, route } from './route.ts';

const SEEDS_IN_USE = {
  serverSeedHash: v.string(),
  nextServerSeedHash: v.string(),
  clientSeed: v.string(),
  /** The nonce of the last bet; 0 before the first. */
  nonce: v.number(),
};

export const SeedsSchema = v.object(SEEDS_IN_USE);
export type Seeds = v.InferOutput<typeof SeedsSchema>;

export const RotatedSeedsSchema = v.object({
  ...SEEDS_IN_USE,
  previous: v.object({
    serverSeed: v.string(),
    serverSeedHash: v.string(),
    clientSeed: v.string(),
    lastNonce: v.number(),
  }),
});
export type RotatedSeeds = v.InferOutput<typeof RotatedSeedsSchema>;

/** Printable, and short enough to copy. The separator of the scheme is left out. */
export const ClientSeedSchema = v.pipe(v.string(), v.regex(/^[\w .-]{1,64}$/));

export const readSeeds = route<{ answer: Seeds }>('GET /play/seeds');

export const rotateSeeds = route<{ body: { clientSeed: string }; answer: RotatedSeeds; error: 'round_open' }>(
  'POST /play/seeds/rotate',
);

export const SEEDS = {
  read: forPlayers(readSeeds, 'The seeds that the next rounds are drawn from', SeedsSchema),
  rotate: forPlayers(
    rotateSeeds,
    "Reveals the server's seed and goes on with the next one and the player's new seed",
    RotatedSeedsSchema,
    { body: v.strictObject({ clientSeed: ClientSeedSchema }), errors: { round_open: 409 } },
  ),
};
