/** The seeds of the player's next rounds. */
import type { RotatedSeeds, Seeds } from '../../../../contract/seeds.ts';
import { instant } from '../../ledger/index.ts';
import type { PlayRecord } from '../../store/records/round.ts';
import type { PlayContext } from '../PlayContext.ts';
import { playRefusal } from '../refusals.ts';
import { newPlay, rotated } from './playRecord.ts';

const toSeeds = ({ serverSeedHash, nextServerSeedHash, clientSeed, nonce }: PlayRecord): Seeds => ({
  serverSeedHash,
  nextServerSeedHash,
  clientSeed,
  nonce,
});

/** Made at the first question. */
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
