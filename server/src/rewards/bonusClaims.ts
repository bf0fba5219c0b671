import { ofKinds } from '../../../contract/playTerms.ts';
import type { BonusClaim } from '../../../contract/bonuses.ts';
import {
  currencyOf,
  decimalOf,
  kesMinorOf,
  type LedgerContext,
  LIVE_STATES,
  openBonusesOf,
  requiredCents,
  storedMinor,
  shareOf,
} from '../ledger/index.ts';
import { ownedBy } from '../store/query.ts';
import type { EndedBonus, OpenBonus } from '../store/records/bonus.ts';
import type { DepositBonusRecord, DepositRecord } from '../store/records/deposit.ts';
import { readUser } from '../users/profile.ts';
import { timesOf, wageredMinorOf } from '../../../contract/bonusTerms.ts';
import { bonusMinorOf, convertMinor, reachesBonus } from '../../../contract/money.ts';
import type { Currency } from '../store/records/money.ts';
import type { UserRecord } from '../store/records/user.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import type { Transaction } from '../../../contract/transactions.ts';
import type { BonusMiss } from '../../../contract/walletTerms.ts';

const SHOWN = 50;

/** Newest first, without those whose deposit completed without its bonus. @throws ApiError 404 before the first session */
export async function listBonusClaims(
  { store, kesPerUsd }: Pick<LedgerContext, 'store' | 'kesPerUsd'>,
  uid: string,
): Promise<BonusClaim[]> {
  const user = await readUser(store, uid);
  const account = { currency: currencyOf(user), kesPerUsd: kesPerUsd() };
  const deposits = await store.find('deposits', {
    where: [ownedBy(uid), ['bonus.isChosen', '==', true], ['status', 'in', LIVE_STATES]],
    orderBy: ['createdAt', 'desc'],
    limit: SHOWN,
  });
  const ended = await store.find('bonuses', { where: [ownedBy(uid)], orderBy: ['endedAt', 'desc'], limit: SHOWN });
  const claims = [
    ...deposits.flatMap((deposit) => claimOfDeposit(deposit, account)),
    ...openClaims(user),
    ...ended.map(endedClaim),
  ];
  return claims.toSorted((a, b) => (b.claimedAt ?? '').localeCompare(a.claimedAt ?? '')).slice(0, SHOWN);
}

type Terms = Pick<
  OpenBonus,
  'amountCents' | 'wagering' | 'contribution' | 'maxStakeCents' | 'expiryDays' | 'conversionTimes'
>;

const openClaims = (user: UserRecord): BonusClaim[] =>
  openBonusesOf(user).map((bonus) => ({
    ...claimOf(bonus),
    currency: currencyOf(user),
    status: bonus.expiresAt === undefined ? 'queued' : 'wagering',
    left: decimalOf(bonus.leftCents),
  }));

export const endedClaim = (bonus: EndedBonus): BonusClaim => ({
  ...claimOf(bonus),
  currency: bonus.currency,
  status: bonus.status === 'converted' && bonus.amountCents === 0 ? 'done' : bonus.status,
  converted: decimalOf(bonus.convertedCents),
  lost: decimalOf(bonus.lostCents),
  endedAt: bonus.endedAt,
  ...(bonus.isTakenBack && { isTakenBack: true }),
});

function claimOf(bonus: OpenBonus | EndedBonus): Omit<BonusClaim, 'status' | 'currency'> {
  const {
    id,
    source,
    bonusId,
    title,
    amountCents,
    depositCents,
    freeSpins = 0,
    spinsAtEnd = freeSpins,
    claimedAt,
    wageredCents,
    expiresAt,
  } = bonus;
  const required = requiredCents(bonus);
  return {
    id,
    source,
    bonusId: bonusId ?? source,
    title: title ?? bonusId ?? source,
    wagerRequired: decimalOf(required),
    wagered: decimalOf(Math.min(wageredCents, required)),
    amount: decimalOf(amountCents),
    deposit: depositCents === undefined ? undefined : decimalOf(depositCents),
    freeSpins: spinsAtEnd,
    claimedAt,
    expiresAt,
    terms: termsOf(bonus),
  };
}

function termsOf({ amountCents, wagering, contribution, maxStakeCents, expiryDays, conversionTimes }: Terms) {
  return {
    wagering,
    contribution: ofKinds((kind) => shareOf({ contribution }, kind)),
    expiryDays,
    maxStake: maxStakeCents === undefined ? undefined : decimalOf(maxStakeCents),
    mostConverted: conversionTimes === undefined ? undefined : decimalOf(Math.floor(amountCents * conversionTimes)),
  };
}

type Account = { currency: Currency; kesPerUsd: number };

/** Claims a bonus on its way, of free spins alone, or from before there were terms: others are in the line, or have ended. */
function claimOfDeposit(deposit: DepositRecord, { currency, kesPerUsd }: Account): BonusClaim[] {
  const { id, bonus, status, createdAt } = deposit;
  const promised = bonusOf(deposit, kesPerUsd);
  const isCompleted = status === 'completed';
  if (!bonus || !promised || bonus.hasTerms || (isCompleted && !promised.isCredited)) return [];
  const { amount, freeSpins } = promised;
  const amountCents = storedMinor(amount);
  const terms =
    (amount > 0 || freeSpins > 0) && !isCompleted
      ? promisedTerms(bonus, amountCents, { currency, kesPerUsd })
      : undefined;
  const paidCents = convertMinor(storedMinor(deposit.amount), deposit.currency, currency, kesPerUsd);
  const depositCents = wageredMinorOf(bonus, paidCents, currency, kesPerUsd);
  return [
    {
      ...{ id, source: 'deposit', bonusId: bonus.id, title: bonus.title ?? bonus.id, currency, amount, freeSpins },
      ...{ status: isCompleted ? 'done' : 'waiting', claimedAt: createdAt, terms, wagered: 0 },
      deposit: decimalOf(depositCents),
      wagerRequired: terms ? decimalOf(requiredCents({ amountCents, depositCents, ...terms })) : 0,
    },
  ];
}

function promisedTerms(bonus: NonNullable<DepositRecord['bonus']>, amountCents: number, account: Account) {
  const { wagering, maxStake, ...terms } = wageringTermsOf(bonus);
  const toCents = (kes: number) => convertMinor(Math.floor(kes * 100), 'KES', account.currency, account.kesPerUsd);
  const maxStakeCents = maxStake === undefined ? {} : { maxStakeCents: toCents(maxStake) };
  return termsOf({ ...terms, ...maxStakeCents, amountCents, wagering: timesOf({ wagering }) });
}

/** Returns what the bonus gave, or would give at this rate (KES for one USD). Undefined without one, or after a failure. */
export function bonusOf(deposit: DepositRecord, currentRate: number): Transaction['bonus'] {
  const { bonus, status, accountCurrency = 'USD', kesPerUsd = currentRate } = deposit;
  if (!bonus || status === 'failed') return undefined;
  const { id, title, creditedCents, creditedSpins } = bonus;
  const kesMinor = kesMinorOf(deposit, kesPerUsd);
  const isCredited = (creditedCents ?? 0) > 0 || (creditedSpins ?? 0) > 0;
  return {
    id,
    title,
    amount: decimalOf(creditedCents ?? bonusMinorOf(bonus, kesMinor, accountCurrency, kesPerUsd)),
    freeSpins: creditedSpins ?? bonus.freeSpins,
    isCredited,
    missed: status === 'completed' && !isCredited ? missOf(bonus, kesMinor) : undefined,
  };
}

function missOf(bonus: DepositBonusRecord, kesMinor: number): BonusMiss | undefined {
  if (bonus.isOutOfTurn) return 'not_its_turn';
  if (bonus.isUsed) return 'used';
  return reachesBonus(bonus, kesMinor) ? undefined : 'below_minimum';
}
