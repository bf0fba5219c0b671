/** The operations at house games share their launches and stakes. */
import { type HouseKind, STAKES } from '../../../../contract/playTerms.ts';
import { SHARED_GAME } from '../../houseGames.ts';
import type { ModelComparison } from '../ModelComparison.ts';
import type { PlayerModel } from '../PlayerModel.ts';
import type { ModelLaunch, ModelRound } from '../playTypes.ts';

interface Game {
  kind: HouseKind;
  isShared: boolean;
}

/** A slot takes over the spins of deposits, by the ms: that is once a moment. */
async function open(comparison: ModelComparison, player: PlayerModel, { kind, isShared }: Game): Promise<ModelLaunch> {
  const { calls, scene, spinTerms } = comparison;
  const { uid, play, rewards } = player;
  if (kind === 'slots' && rewards.oldSpins > 0) scene.wait(1);
  const { launchToken = '' } = await calls.open(uid, isShared ? SHARED_GAME.id : kind);
  const { moment } = comparison;
  if (kind === 'slots') rewards.adopt(moment, spinTerms);
  const launch = { token: launchToken, kind, isShared, usedAt: moment.now, isEnded: false, isForgotten: false };
  play.launches.push(launch);
  return launch;
}

/** Mostly one that takes bets. */
async function anyLaunch(comparison: ModelComparison, player: PlayerModel, game: Game): Promise<ModelLaunch> {
  const { random, moment } = comparison;
  const { launches } = player.play;
  const known = launches.filter(({ kind, isShared }) => kind === game.kind && isShared === game.isShared);
  if (known.length > 0 && random.chance(0.1)) return random.pick(known);
  const live = known.find((launch) => player.play.isLive(launch, moment.now));
  return live ?? open(comparison, player, game);
}

/** A new one. */
export const openFor = (comparison: ModelComparison, player: PlayerModel, kind: HouseKind): Promise<ModelLaunch> =>
  open(comparison, player, { kind, isShared: false });

export const launchFor = (comparison: ModelComparison, player: PlayerModel, kind: HouseKind): Promise<ModelLaunch> =>
  anyLaunch(comparison, player, { kind, isShared: false });

/** Opens the game that has one flight for everybody. */
export const flightLaunchFor = (comparison: ModelComparison, player: PlayerModel): Promise<ModelLaunch> =>
  anyLaunch(comparison, player, { kind: 'crash', isShared: true });

/** Opens the game of a round. */
export const launchOf = (
  comparison: ModelComparison,
  player: PlayerModel,
  { kind, flight }: ModelRound,
): Promise<ModelLaunch> => anyLaunch(comparison, player, { kind, isShared: flight !== undefined });

/** Minor units: mostly a stake that is there. */
export function stakeFor({ random }: ModelComparison, { play, currency, bonus }: PlayerModel): number {
  const { min, max } = { min: STAKES[currency].min * 100, max: STAKES[currency].max * 100 };
  const some = random.between(min, Math.max(min, Math.min(20 * min, play.free + bonus)));
  const few = [play.free, play.free + random.between(0, bonus), play.free + bonus + 1, min - 1, max + 1, min, max];
  return random.chance(0.85) ? some : Math.max(1, random.pick(few));
}
