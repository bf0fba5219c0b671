/** Bonuses as their player sees them. */
import { timesOf } from '../../../contract/bonusTerms.ts';
import type { BonusClaim } from '../../../contract/bonuses.ts';
import { convertMinor } from '../../../contract/money.ts';
import { bonusShareCents, currencyOf, decimalOf, openBonusesOf, requiredCents, storedMinor } from '../ledger/index.ts';
import type { EndedBonus, OpenBonus } from '../store/records/bonus.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { bonusOf } from './bonusOf.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';

type Terms = Pick<
  OpenBonus,
  'amountCents' | 'wagering' | 'contribution' | 'maxStakeCents' | 'expiryDays' | 'conversionTimes'
>;

export const openClaims = (user: UserRecord): BonusClaim[] =>
  openBonusesOf(user).map((bonus, place) => ({
    ...claimOf(bonus),
    currency: currencyOf(user),
    status: place === 0 ? 'wagering' : 'queued',
    left: decimalOf(bonusShareCents(user, place)),
  }));

export const endedClaim = (bonus: EndedBonus): BonusClaim => ({
  ...claimOf(bonus),
  currency: bonus.currency,
  status: bonus.status,
  converted: decimalOf(bonus.convertedCents),
  lost: decimalOf(bonus.lostCents),
  endedAt: bonus.endedAt,
});

function claimOf(bonus: OpenBonus | EndedBonus): Omit<BonusClaim, 'status' | 'currency'> {
  const { id, source, bonusId, title, amountCents, freeSpins = 0, claimedAt, wageredCents, expiresAt } = bonus;
  const named = { id, source, bonusId: bonusId ?? source, title: title ?? bonusId ?? source };
  const required = requiredCents(bonus);
  const wagers = { wagerRequired: decimalOf(required), wagered: decimalOf(Math.min(wageredCents, required)) };
  return {
    ...named,
    ...wagers,
    amount: decimalOf(amountCents),
    freeSpins,
    claimedAt,
    expiresAt,
    terms: termsOf(bonus),
  };
}

function termsOf({ amountCents, wagering, contribution, maxStakeCents, expiryDays, conversionTimes }: Terms) {
  return {
    wagering,
    contribution,
    expiryDays,
    maxStake: maxStakeCents === undefined ? undefined : decimalOf(maxStakeCents),
    mostConverted: conversionTimes === undefined ? undefined : decimalOf(Math.floor(amountCents * conversionTimes)),
  };
}

interface Account {
  currency: Currency;
  /** The present rate. */
  kesPerUsd: number;
}

/** Of deposits whose bonus is on its way, or has no money to wager: others are in the line, or have ended. */
export const claimsOfDeposits = (deposits: readonly DepositRecord[], account: Account): BonusClaim[] =>
  deposits.flatMap((deposit) => claimOfDeposit(deposit, account));

function claimOfDeposit(deposit: DepositRecord, { currency, kesPerUsd }: Account): BonusClaim[] {
  const { id, bonus, status, createdAt } = deposit;
  const promised = bonusOf(deposit, kesPerUsd);
  const isCompleted = status === 'completed';
  if (!bonus || !promised || bonus.hasTerms || (isCompleted && !promised.isCredited)) return [];
  const { amount, freeSpins } = promised;
  const terms =
    amount > 0 && !isCompleted ? promisedTerms(bonus, storedMinor(amount), { currency, kesPerUsd }) : undefined;
  return [
    {
      ...{ id, source: 'deposit', bonusId: bonus.id, title: bonus.title ?? bonus.id, currency, amount, freeSpins },
      ...{ status: isCompleted ? 'done' : 'waiting', claimedAt: createdAt, terms, wagered: 0 },
      wagerRequired: terms ? decimalOf(requiredCents({ amountCents: storedMinor(amount), ...terms })) : 0,
    },
  ];
}

function promisedTerms(bonus: NonNullable<DepositRecord['bonus']>, amountCents: number, account: Account) {
  const { wagering, maxStake, ...terms } = wageringTermsOf(bonus);
  const toCents = (kes: number) => convertMinor(Math.floor(kes * 100), 'KES', account.currency, account.kesPerUsd);
  const maxStakeCents = maxStake === undefined ? {} : { maxStakeCents: toCents(maxStake) };
  return termsOf({ ...terms, ...maxStakeCents, amountCents, wagering: timesOf({ wagering }) });
}
