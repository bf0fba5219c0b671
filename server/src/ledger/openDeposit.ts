import { refuseDeposit } from '../gaming/refuseDeposit.ts';
import { chooseBonus } from './chooseBonus.ts';
import { type Idempotency, keepKey, recordOfKey } from './idempotency.ts';
import { instant, type LedgerContext } from './LedgerContext.ts';
import { decimalOf } from './minor.ts';
import { asDeposit, type Currency, type DepositBonusRecord, type DepositRecord } from './records.ts';
import { refusal } from './refusals.ts';

export interface DepositAsk {
  uid: string;
  paymentMethod: 'stripe' | 'mpesa';
  /** Minor units of `currency`. */
  amountMinor: number;
  currency: Currency;
  /** Of mobile money, `254XXXXXXXXX`. */
  phoneNumber?: string;
  bonusId?: string | undefined;
  idempotency: Idempotency;
  /** Milliseconds until the workers look at it for the first time. */
  checkAfterMs: number;
}

export interface OpenedDeposit {
  deposit: DepositRecord;
  /** False when the same request came before. */
  isNew: boolean;
}

/**
 * Records what the player asks to pay, before any provider hears of it.
 * @throws ApiError 409 for a key that came with another request, 404 without a profile, 400 for a bonus that is none,
 * 409 for a step of the welcome pack that is for another deposit, 403 while the player's own limits or breaks forbid it
 */
export async function openDeposit(ctx: LedgerContext, ask: DepositAsk): Promise<OpenedDeposit> {
  const id = ctx.newId();
  const at = ctx.now();
  const moment = { now: at, kesPerUsd: ctx.kesPerUsd() };
  const opened = await ctx.store.transaction(ask.uid, async (tx): Promise<OpenedDeposit> => {
    const knownId = await recordOfKey(tx, ask.idempotency);
    const known = knownId && (await tx.get('deposits', knownId));
    if (known) return { deposit: asDeposit(known), isNew: false };
    if (!(await tx.get('users', ask.uid))) throw refusal('no_profile');
    await refuseDeposit(tx, ask, moment);
    const deposit = depositOf(ask, { id, at, bonus: await chooseBonus(tx, ask) });
    keepKey(tx, ask.idempotency, { recordId: id, userId: ask.uid, createdAt: deposit.createdAt });
    tx.create('deposits', deposit);
    return { deposit, isNew: true };
  });
  if (opened.isNew) ctx.onChange(ask.uid);
  return opened;
}

function depositOf(ask: DepositAsk, made: { id: string; at: number; bonus?: DepositBonusRecord | undefined }) {
  const { uid, paymentMethod, amountMinor, currency, phoneNumber, checkAfterMs } = ask;
  const { id, at, bonus } = made;
  const deposit: DepositRecord = {
    id,
    userId: uid,
    status: 'pending',
    amount: decimalOf(amountMinor),
    currency,
    paymentMethod,
    createdAt: instant(at),
    updatedAt: instant(at),
    timeline: [{ status: 'pending', at: instant(at) }],
    nextCheckAt: instant(at + checkAfterMs),
    checks: 0,
    ...(phoneNumber && { phoneNumber, reference: referenceOf(id) }),
    ...(bonus && { bonus }),
  };
  return deposit;
}

/** At most 12 characters, as Daraja's AccountReference. */
const referenceOf = (id: string): string =>
  id
    .replaceAll(/[^\da-z]/gi, '')
    .slice(-12)
    .toUpperCase();
