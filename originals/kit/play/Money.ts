import type { Language } from '../../../contract/userChoices.ts';
import type { Translate } from '../i18n';
import type { Account } from './account';
import type { Launch } from './launch';
import type en from './messages/en.json';
import type { MoneyRound, PlayedKind } from './MoneyRound';
import type { Notice } from './notice';
import type { PlayClient } from './playClient';

/** A game needs this to play for money. */
export interface Money<Outcome = object> {
  /** The name of its kind. */
  kind: string;
  gameId: string;
  client: PlayClient<Outcome>;
  account: Account;
  notice: Notice;
  language: Language;
  currency: Launch['currency'];
  kesPerUsd: Launch['kesPerUsd'];
  t: Translate<typeof en>;
  /** Open when the game was opened: from before a reload, or from another device. */
  openRound: MoneyRound<Outcome> | undefined;
  /** When the game was opened. */
  freeSpins: Launch['freeSpins'];
}

/** Returns the money of a game of this kind; undefined in a demo. */
export function moneyOf<Outcome>(
  { name }: PlayedKind<Outcome>,
  { money }: { money?: Money },
): Money<Outcome> | undefined {
  // The client lets no answer of another kind through.
  return money?.kind === name ? (money as unknown as Money<Outcome>) : undefined;
}
