import type { RotatedSeeds, Seeds } from '../../../contract/seeds.ts';
import { instant } from '../ledger/index.ts';
import type { PlayRecord, SeedRecord } from '../store/records/round.ts';
import type { PlayContext } from './PlayContext.ts';
import { playRefusal } from './refusals.ts';
import { hashOfSeed } from './fair.ts';

const toSeeds = ({ serverSeedHash, nextServerSeedHash, clientSeed, nonce }: PlayRecord): Seeds => ({
  serverSeedHash,
  nextServerSeedHash,
  clientSeed,
  nonce,
});

/** The seeds of the player's next rounds, which are made when they are first asked for. */
export function readSeeds(ctx: PlayContext, uid: string): Promise<Seeds> {
  const made = newPlay(uid, ctx);
  return ctx.store.transaction(uid, async (tx) => {
    const play = await tx.get('play', uid);
    if (!play) tx.create('play', made);
    return toSeeds(play ?? made);
  });
}

/** @throws ApiError 409 `round_open`: the seed of a running round must stay secret */
export function rotateSeeds(ctx: PlayContext, uid: string, clientSeed: string): Promise<RotatedSeeds> {
  const [made, secret, at] = [newPlay(uid, ctx), ctx.newSecret(), instant(ctx.now())];
  return ctx.store.transaction(uid, async (tx) => {
    const play = (await tx.get('play', uid)) ?? made;
    if (Object.keys(play.open).length > 0) throw playRefusal('round_open');
    const { next, revealed } = rotated(play, clientSeed, secret, at);
    tx.set('play', next);
    tx.create('seeds', revealed);
    const { serverSeed, id: serverSeedHash, lastNonce } = revealed;
    return { ...toSeeds(next), previous: { serverSeed, serverSeedHash, clientSeed: revealed.clientSeed, lastNonce } };
  });
}

const CLIENT_SEED_LENGTH = 16;

/** Both of the server's seeds are fixed, and their hashes shown, before a client seed counts. */
export function newPlay(uid: string, { newSecret }: Pick<PlayContext, 'newSecret'>): PlayRecord {
  const [serverSeed, nextServerSeed] = [newSecret(), newSecret()];
  return {
    id: uid,
    serverSeed,
    serverSeedHash: hashOfSeed(serverSeed),
    nextServerSeed,
    nextServerSeedHash: hashOfSeed(nextServerSeed),
    clientSeed: newSecret().slice(0, CLIENT_SEED_LENGTH),
    nonce: 0,
    open: {},
  };
}

/** Makes the new record only when it is asked for, and once: most players have a record already. */
export function newPlayOnce(uid: string, ctx: Pick<PlayContext, 'newSecret'>): () => PlayRecord {
  let made: PlayRecord | undefined;
  return () => (made ??= newPlay(uid, ctx));
}

/** The record with the next seed in use and one more committed, and the seed that is revealed by it. */
function rotated(play: PlayRecord, clientSeed: string, nextServerSeed: string, at: string) {
  const { id, serverSeed, serverSeedHash, nonce } = play;
  const revealed: SeedRecord = {
    id: serverSeedHash,
    userId: id,
    serverSeed,
    clientSeed: play.clientSeed,
    lastNonce: nonce,
    revealedAt: at,
  };
  const next: PlayRecord = {
    ...play,
    serverSeed: play.nextServerSeed,
    serverSeedHash: play.nextServerSeedHash,
    nextServerSeed,
    nextServerSeedHash: hashOfSeed(nextServerSeed),
    clientSeed,
    nonce: 0,
  };
  return { next, revealed };
}
