import { HOUSE_KINDS } from '../../contract/playTerms.ts';

export const HOUSE_GAMES = HOUSE_KINDS.map((kind) => ({
  id: kind,
  name: kind,
  provider: 'Karata Originals',
  category: kind,
  gameUrl: `/originals/${kind}.html`,
}));

/** One flight for everybody. */
export const SHARED_GAME = {
  id: 'kupaa',
  name: 'Kupaa',
  provider: 'Karata Originals',
  category: 'crash',
  gameUrl: '/originals/crash.html?flight=shared',
};
