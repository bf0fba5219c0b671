import { HOUSE_KINDS } from '../../contract/playTerms.ts';

/** The slot has another model than one without a name, and feeds the jackpots. */
export const HOUSE_GAMES = HOUSE_KINDS.map((kind) => ({
  id: kind,
  name: kind,
  provider: 'Karata Originals',
  category: kind,
  gameUrl: `/originals/${kind}.html${kind === 'slots' ? '?model=twenty&jackpots=1' : ''}`,
}));

/** One flight for everybody. */
export const SHARED_GAME = {
  id: 'kupaa',
  name: 'Kupaa',
  provider: 'Karata Originals',
  category: 'crash',
  gameUrl: '/originals/crash.html?flight=shared',
};
