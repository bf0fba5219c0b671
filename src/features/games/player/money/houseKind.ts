import { houseKindOf } from '@contract/playTerms.ts';

/** Whether the game at this absolute address is played for money here: one of the house, on this site. */
export function isHouseGame(url: string, ownOrigin = window.location.origin): boolean {
  const { origin, pathname } = new URL(url, ownOrigin);
  return origin === ownOrigin && houseKindOf(pathname) !== undefined;
}
