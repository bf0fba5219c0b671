import { bonusMinorOf, reachesBonus } from '../../../contract/moneyRules.ts';
import * as ledger from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';
import { notificationOf } from '../users/notifications.ts';
import { chooseBonus } from './chooseBonus.ts';
import { readSpinTerms } from './spins/index.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { isTurnOf } from './welcomeTurn.ts';

/** The terms of a bonus are stored with its deposit, and apply when the deposit completes. */
export const bonusPolicy: ledger.LedgerPolicy = { open: chooseBonus, complete: giveBonus };

async function giveBonus(reader: Reader, completing: ledger.Completing): Promise<ledger.Gain> {
  const { deposit, at } = completing;
  const { id, userId: uid, bonus: terms } = deposit;
  if (!terms) return {};
  /** A step of the welcome pack is lost when another deposit completes first. */
  const isInTurn = await isTurnOf(reader, uid, terms);
  const { bonusCents, freeSpins } = isInTurn ? givenBy(terms, completing) : NOTHING;
  const bonus = {
    ...terms,
    ...(!isInTurn && { isOutOfTurn: true as const }),
    ...(bonusCents > 0 && { hasTerms: true as const }),
    creditedCents: bonusCents,
    creditedSpins: freeSpins,
  };
  if (bonusCents <= 0 && freeSpins <= 0) return { bonus };
  const notice = notificationOf({ id: `bonus:${id}`, uid, kind: 'bonus', now: at });
  const gameId = (await readSpinTerms(reader))?.gameId;
  const spinsNotice = notificationOf({ id: `spins:${id}`, uid, kind: 'freeSpins', now: at, gameId });
  const notices = [...(bonusCents > 0 ? [notice] : []), ...(freeSpins > 0 ? [spinsNotice] : [])];
  const grant = bonusCents > 0 && { grant: grantOf(completing, terms, { bonusCents, freeSpins }) };
  return {
    bonus,
    bonusCents,
    freeSpins,
    ...grant,
    write: (tx) => notices.forEach((each) => tx.set('notifications', each)),
  };
}

const grantOf = (
  { deposit: { id, createdAt }, log }: ledger.Completing,
  terms: DepositBonusRecord,
  { bonusCents, freeSpins }: { bonusCents: number; freeSpins: number },
): ledger.BonusGrant => ({
  ...{ id, source: 'deposit', bonusId: terms.id, title: terms.title, cents: bonusCents, freeSpins },
  terms: wageringTermsOf(terms, log),
  claimedAt: createdAt,
});

const NOTHING = { bonusCents: 0, freeSpins: 0 };

function givenBy(terms: DepositBonusRecord, { deposit, user, kesPerUsd }: ledger.Completing) {
  const kesMinor = ledger.kesMinorOf(deposit, kesPerUsd);
  if (!reachesBonus(terms, kesMinor)) return NOTHING;
  return { bonusCents: bonusMinorOf(terms, kesMinor, ledger.currencyOf(user), kesPerUsd), freeSpins: terms.freeSpins };
}
