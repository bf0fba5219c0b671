import type { UserRecord } from '../../store/records/user.ts';

/** Unless the player has asked not to be shown to others. */
export const isShown = (player: UserRecord | undefined): player is UserRecord =>
  player !== undefined && (player.preferences as { isShownInBets?: unknown } | undefined)?.isShownInBets !== false;
