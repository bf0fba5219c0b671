import { bonusMinorOf, reachesBonus } from '../../../contract/money.ts';
import * as ledger from '../ledger/index.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';
import { notificationOf } from '../users/notifications.ts';
import { exhaustedBy, readUses, writeUses } from './bonusUses.ts';
import { wageringTermsOf, withoutMissing } from './wageringTermsOf.ts';
import { isForPerson, isTurnOf, offeredBonus, offeredStep, unavailabilityOf } from './bonusAvailability.ts';
import { type BonusUnavailability, wageredMinorOf } from '../../../contract/bonusTerms.ts';
import type { DepositBonus, WelcomeBonus } from '../../../contract/depositBonuses.ts';
import { isStorableId } from '../store/reading.ts';
import { refusal } from '../errors/moneyRefusals.ts';

/** The terms of a bonus are stored with its deposit, and apply when the deposit completes. */
export const bonusPolicy: ledger.LedgerPolicy = { open: chooseBonus, complete: giveBonus };

async function giveBonus(reader: Reader, completing: ledger.Completing): Promise<ledger.Gain> {
  const { deposit, payer, accounts, at } = completing;
  const { userId: uid, bonus: terms } = deposit;
  if (!terms) return {};
  // A step of the welcome pack is lost when another deposit completes first.
  const isInTurn = await isTurnOf(reader, uid, terms);
  const uses = await readUses(reader, terms, { uid, payer, accounts });
  // Another account of this payer may have had it meanwhile, or be known as one of the person by this payment.
  const isUsed =
    exhaustedBy(uses, terms, Date.parse(at)) !== undefined ||
    !(await isForPerson(reader, { uid, accounts }, terms.audience));
  const { bonusCents, freeSpins } = isInTurn && !isUsed ? givenBy(terms, completing) : NOTHING;
  const bonus = {
    ...terms,
    ...(!isInTurn && { isOutOfTurn: true as const }),
    ...(isInTurn && isUsed && { isUsed: true as const }),
    ...((bonusCents > 0 || freeSpins > 0) && { hasTerms: true as const }),
    creditedCents: bonusCents,
    creditedSpins: freeSpins,
  };
  if (bonusCents <= 0 && freeSpins <= 0) return { bonus };
  const money = { amountCents: bonusCents, currency: ledger.currencyOf(completing.user) };
  const notice = notificationOf({ id: `bonus:${deposit.id}`, uid, kind: 'bonus', now: at, ...money });
  return {
    ...{ bonus, grant: grantOf(completing, terms, { bonusCents, freeSpins }) },
    write: (tx) => {
      if (bonusCents > 0) tx.set('notifications', notice);
      writeUses(tx, uses, Date.parse(at));
    },
  };
}

const grantOf = (
  { deposit: { id, createdAt }, creditedCents, user, kesPerUsd, log }: ledger.Completing,
  terms: DepositBonusRecord,
  { bonusCents, freeSpins }: typeof NOTHING,
): ledger.BonusGrant => ({
  ...{ id, source: 'deposit', bonusId: terms.id, title: terms.title, cents: bonusCents },
  depositCents: wageredMinorOf(terms, creditedCents, ledger.currencyOf(user), kesPerUsd),
  spinsAtEnd: freeSpins,
  terms: wageringTermsOf(terms, log),
  claimedAt: createdAt,
});

const NOTHING = { bonusCents: 0, freeSpins: 0 };

function givenBy(terms: DepositBonusRecord, { deposit, user, kesPerUsd }: ledger.Completing) {
  const kesMinor = ledger.kesMinorOf(deposit, kesPerUsd);
  if (!reachesBonus(terms, kesMinor)) return NOTHING;
  return { bonusCents: bonusMinorOf(terms, kesMinor, ledger.currencyOf(user), kesPerUsd), freeSpins: terms.freeSpins };
}

const REFUSALS = {
  used: 'bonus_used',
  closed: 'bonus_closed',
  other_players: 'bonus_other_players',
} as const satisfies Record<BonusUnavailability, string>;

/** @throws ApiError 400 for an unknown bonus; 409 when the player cannot have it now, or another step is next */
async function chooseBonus(
  reader: Reader,
  { uid, bonusId }: { uid: string; bonusId?: string | undefined },
  { now }: Pick<ledger.Moment, 'now'>,
): Promise<DepositBonusRecord | undefined> {
  if (bonusId === undefined) return undefined;
  if (!isStorableId(bonusId)) throw refusal('bonus_unavailable');
  const bonus =
    offeredBonus(await reader.get('deposit-bonuses', bonusId)) ??
    offeredStep(await reader.get('welcome-bonuses', bonusId));
  if (!bonus) throw refusal('bonus_unavailable');
  const terms = termsOf(bonus);
  if (!(await isTurnOf(reader, uid, terms))) throw refusal('bonus_not_next');
  const unavailability = await unavailabilityOf(reader, uid, bonus, now);
  if (unavailability) throw refusal(REFUSALS[unavailability.why]);
  return terms;
}

function termsOf(bonus: DepositBonus | WelcomeBonus): DepositBonusRecord {
  const { id, title, audience, bonusPercentage, freeSpins, minDeposit, maxBonus, extraKes } = bonus;
  const { mostPerPlayer, mostPerPayer, mostPerDevice, mostPerDay } = bonus;
  return {
    id,
    title,
    bonusPercentage,
    freeSpins,
    minDeposit,
    ...(extraKes > 0 && { extraKes }),
    ...wageringTermsOf(bonus),
    ...withoutMissing({ maxBonus, mostPerPlayer, mostPerPayer, mostPerDevice, mostPerDay }),
    ...('order' in bonus && { step: bonus.order }),
    ...(audience === 'first' && { audience }),
    isChosen: true,
  };
}
