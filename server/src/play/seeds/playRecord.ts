import type { PlayRecord, SeedRecord } from '../../store/records/round.ts';
import { hashOfSeed } from '../fair/serverFloats.ts';
import type { PlayContext } from '../PlayContext.ts';

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

/** The same new record each time it is asked for, made when it is needed: most players have one. */
export function newPlayOnce(uid: string, ctx: Pick<PlayContext, 'newSecret'>): () => PlayRecord {
  let made: PlayRecord | undefined;
  return () => (made ??= newPlay(uid, ctx));
}

/** The record with the next seed in use and one more committed, and the seed that is revealed by it. */
export function rotated(play: PlayRecord, clientSeed: string, nextServerSeed: string, at: string) {
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
