/** Every operation of /api. The server registers, checks and publishes from this list. */
import { CARD } from './card.ts';
import { ANY_CONTENT, CONTENT_LISTS } from './content.ts';
import { MOBILE } from './mobile.ts';
import type { Operation } from './operation.ts';
import { SAFER_PLAY } from './saferPlay.ts';
import { CATALOGUE, HEALTH, SETTINGS } from './site.ts';
import { USERS } from './users.ts';
import { WALLET } from './wallet.ts';

export const OPERATIONS: readonly Operation[] = [
  ...Object.values(CATALOGUE),
  ...CONTENT_LISTS.map(({ operation }) => operation),
  ANY_CONTENT,
  SETTINGS,
  HEALTH,
  ...Object.values(USERS),
  ...Object.values(WALLET),
  ...Object.values(MOBILE),
  ...Object.values(CARD),
  ...Object.values(SAFER_PLAY),
];
