import { bonusMinorOf, reachesBonus } from '../../../contract/money.ts';
import * as ledger from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord, DepositRecord } from '../store/records/deposit.ts';
import { notificationOf } from '../users/notifications.ts';
import { exhaustedBy, readUses, writeUses } from './availability/index.ts';
import { chooseBonus } from './chooseBonus.ts';
import { readSpinTerms } from './spins/index.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { isTurnOf } from './welcomeTurn.ts';

/** The terms of a bonus are stored with its deposit, and apply when the deposit completes. */
export const bonusPolicy: ledger.LedgerPolicy = { open: chooseBonus, complete: giveBonus };

async function giveBonus(reader: Reader, completing: ledger.Completing): Promise<ledger.Gain> {
  const { deposit, payer, at } = completing;
  const { userId: uid, bonus: terms } = deposit;
  if (!terms) return {};
  /** A step of the welcome pack is lost when another deposit completes first. */
  const isInTurn = await isTurnOf(reader, uid, terms);
  const uses = await readUses(reader, terms.id, { uid, payer });
  /** Another account of this payer may have had it meanwhile. */
  const isUsed = exhaustedBy(uses, terms, Date.parse(at)) !== undefined;
  const { bonusCents, freeSpins } = isInTurn && !isUsed ? givenBy(terms, completing) : NOTHING;
  const bonus = {
    ...terms,
    ...(!isInTurn && { isOutOfTurn: true as const }),
    ...(isInTurn && isUsed && { isUsed: true as const }),
    ...(bonusCents > 0 && { hasTerms: true as const }),
    creditedCents: bonusCents,
    creditedSpins: freeSpins,
  };
  if (bonusCents <= 0 && freeSpins <= 0) return { bonus };
  const notices = await noticesOf(reader, deposit, { bonusCents, freeSpins }, at);
  const grant = bonusCents > 0 && { grant: grantOf(completing, terms, { bonusCents, freeSpins }) };
  return {
    ...{ bonus, bonusCents, freeSpins, ...grant },
    write: (tx) => {
      notices.forEach((each) => tx.set('notifications', each));
      writeUses(tx, uses, Date.parse(at));
    },
  };
}

type Given = typeof NOTHING;

async function noticesOf(
  reader: Reader,
  { id, userId: uid }: DepositRecord,
  { bonusCents, freeSpins }: Given,
  now: string,
) {
  const gameId = (await readSpinTerms(reader))?.gameId;
  const notice = notificationOf({ id: `bonus:${id}`, uid, kind: 'bonus', now });
  const spinsNotice = notificationOf({ id: `spins:${id}`, uid, kind: 'freeSpins', now, gameId });
  return [...(bonusCents > 0 ? [notice] : []), ...(freeSpins > 0 ? [spinsNotice] : [])];
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
