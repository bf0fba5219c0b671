/** Where a player may withdraw to, from completed deposits (docs/product.md, Withdrawals). */
import type { WithdrawalMethod } from '../../../contract/wallet.ts';
import { MPESA_PAYOUT_KES, type WithdrawalMethodId } from '../../../contract/walletTerms.ts';
import { kesToUsdCents } from '../../../contract/moneyRules.ts';
import { maskedPhone } from '../../../contract/phone.ts';
import { processingTimeOf } from '../../../contract/processingTime.ts';
import type { Filter } from '../store/query.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { decimalOf, minorOf } from './minor.ts';
import {
  type CompletedCardDeposit,
  type DepositRecord,
  isCard,
  isMobile,
  isPaidCard,
} from '../store/records/deposit.ts';

interface MethodText {
  paymentMethod: 'stripe' | 'mpesa';
  name: string;
  icon: string;
  description: string;
  processingTime: string;
}

export const METHODS: Readonly<Record<WithdrawalMethodId, MethodText>> = {
  card: {
    paymentMethod: 'stripe',
    name: 'Credit/Debit Card',
    icon: 'card',
    description: 'Back to the card that you paid with',
    processingTime: processingTimeOf('card'),
  },
  mpesa: {
    paymentMethod: 'mpesa',
    name: 'M-Pesa',
    icon: 'mpesa',
    description: 'To the phone that you paid with',
    processingTime: processingTimeOf('mpesa'),
  },
};

const METHOD_IDS = Object.keys(METHODS) as WithdrawalMethodId[];

/** What withdrawals to a method stand on. */
export interface MethodFacts {
  /** The latest completed deposit with the method. */
  latest: DepositRecord;
  /** The most that can go there at once, US cents. */
  maxCents: number;
}

const completedWith = (uid: string, id: WithdrawalMethodId): Filter<DepositRecord> => ({
  where: [
    ['userId', '==', uid],
    ['status', '==', 'completed'],
    ['paymentMethod', '==', METHODS[id].paymentMethod],
  ],
});

/** Undefined when nothing was ever paid with the method. */
export async function readMethodFacts(
  reader: Reader,
  uid: string,
  id: WithdrawalMethodId,
  kesPerUsd: number,
): Promise<MethodFacts | undefined> {
  const query = { ...completedWith(uid, id), orderBy: ['createdAt', 'desc'] as const, limit: 1 };
  const [latest] = await reader.find('deposits', query);
  if (!latest) return undefined;
  const maxCents =
    id === 'mpesa'
      ? kesToUsdCents(minorOf(MPESA_PAYOUT_KES.max), kesPerUsd)
      : await reader.sum('deposits', 'refundableCents', { where: [['userId', '==', uid]] });
  return { latest, maxCents };
}

/** Completed card payments that a refund may still give back, oldest first. */
export const readRefundable = async (reader: Reader, uid: string): Promise<CompletedCardDeposit[]> => {
  const query = {
    where: [
      ['userId', '==', uid],
      ['isRefundable', '==', true],
    ] as const,
    orderBy: ['createdAt', 'asc'] as const,
  };
  return (await reader.find('deposits', query)).filter(isPaidCard);
};

export const hasDeposited = async (reader: Reader, uid: string): Promise<boolean> => {
  const where = [
    ['userId', '==', uid],
    ['status', '==', 'completed'],
  ] as const;
  return (await reader.ids('deposits', { where, limit: 1 })).length > 0;
};

/** The preferred one first: what the profile says, else where most was deposited. */
export async function listWithdrawalMethods(
  reader: Reader,
  uid: string,
  kesPerUsd: number,
): Promise<WithdrawalMethod[]> {
  const user = await reader.get('users', uid);
  const found = await Promise.all(METHOD_IDS.map((id) => readMethod(reader, uid, id, kesPerUsd)));
  const methods = found
    .filter((method) => method !== undefined)
    .toSorted((a, b) => b.totalDeposited - a.totalDeposited);
  const preferred = methods.find(({ id }) => id === user?.preferredWithdrawalMethod) ?? methods[0];
  return methods
    .map((method) => ({ ...method, isPreferred: method === preferred }))
    .toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred));
}

async function readMethod(
  reader: Reader,
  uid: string,
  id: WithdrawalMethodId,
  kesPerUsd: number,
): Promise<WithdrawalMethod | undefined> {
  const facts = await readMethodFacts(reader, uid, id, kesPerUsd);
  if (!facts) return undefined;
  const total = await reader.sum('deposits', 'creditedCents', completedWith(uid, id));
  const { paymentMethod: _stored, ...text } = METHODS[id];
  return {
    id,
    method: id,
    ...text,
    canWithdraw: facts.maxCents > 0,
    details: detailsOf(facts.latest),
    totalDeposited: decimalOf(total),
    lastUsed: facts.latest.createdAt,
    maxAmount: decimalOf(facts.maxCents),
    isPreferred: false,
  };
}

const maskedCard = (card: { last4: string } | undefined): string | undefined => card && `•••• ${card.last4}`;

/** Masked. */
export const detailsOf = (deposit: DepositRecord): string | undefined =>
  maskedPhone(phoneOf(deposit)) ?? maskedCard(isCard(deposit) ? deposit.cardDetails : undefined);

export const phoneOf = (deposit: DepositRecord): string | undefined =>
  isMobile(deposit) ? deposit.phoneNumber : undefined;
