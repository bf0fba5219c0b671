/** Changes of seeds. */
import { hashOfSeed } from '../../../../server/src/play/fair.ts';
import { rotateSeeds } from '../../../../server/src/play/seeds.ts';
import { knowSeeds } from '../draws.ts';
import { type Operation, refusedAs } from './operation.ts';

const rotate: Operation = {
  weight: 3,
  run: async (comparison, player) => {
    const { scene, checks, random } = comparison;
    const { uid, play } = player;
    const known = await knowSeeds(comparison, player);
    const clientSeed = `seed ${random.below(1_000_000)}`;
    if (play.isOpen) {
      const code = await refusedAs(rotateSeeds(scene.services.play.ctx, uid, clientSeed));
      checks.equal(code, 'round_open', 'a change of seeds in a round');
      return 'a change of seeds in a round';
    }
    const { previous, ...next } = await rotateSeeds(scene.services.play.ctx, uid, clientSeed);
    const { serverSeed, serverSeedHash, nonce: lastNonce } = known;
    checks.equal(
      previous,
      { serverSeed, serverSeedHash, clientSeed: known.clientSeed, lastNonce },
      'the revealed seed',
    );
    checks.equal([next.serverSeedHash, next.nonce], [known.nextServerSeedHash, 0], 'the seed that was committed');
    play.seeds = undefined;
    const { serverSeed: fresh } = await knowSeeds(comparison, player);
    checks.equal(hashOfSeed(fresh), next.serverSeedHash, 'the seed of a hash');
    return 'a change of seeds';
  },
};

export const SEED_OPERATIONS: readonly Operation[] = [rotate];
