/** All that the wallet knows of a payment method. Texts are message ids. */
import type { PAYMENT_LOGOS } from '@contract/settings.ts';
import type { Transaction } from '@contract/transactions.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import type { MethodTerms, RangeSchema } from '@contract/wallet.ts';
import type { DepositMethod, WithdrawalMethodId } from '@contract/walletTerms.ts';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { Catalogue } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import type { DepositEvent } from '../depositFlow';

/** Every screen of the wallet shows a method by these. */
export interface MethodFace {
  /** A line icon on a 24 × 24 grid. */
  icon: string;
  /** The home page shows this mark in its own colours. */
  logo?: (typeof PAYMENT_LOGOS)[number];
  /** The name has the id `wallet.method.` with the name on the wire. */
  messages: Catalogue;
}

/** A method in the history and in a withdrawal. */
export interface Method {
  face: MethodFace;
  deposit: DepositMethod;
  withdrawal: WithdrawalMethodId;
  /** Texts of its deposits in the history: `history.reason.` for its own reasons. */
  messages: Catalogue;
  /** A state that deposits by other methods do not have. */
  ownState?: OwnState;
  /** `kesPerUsd`: 0 without a rate. */
  payoutOf: (asked: Money, kesPerUsd: number) => Payout;
}

export type Stated = Pick<Transaction, 'type' | 'method' | 'status' | 'reason' | 'isOutcomeUnknown'>;

export interface OwnState {
  isIn: (transaction: Stated) => boolean;
  text: string;
  /** It looks like this state. */
  looksLike: Transaction['status'];
  stepText: (step: Transaction['timeline'][number]) => string | undefined;
  /** The player's next action. `onLeave` closes what is over the page. */
  wayOn: (onLeave: (() => void) | undefined) => ReactNode;
}

export interface Payout {
  money: Money;
  /** Stays in the balance, because the method cannot pay it. */
  restMinor: number;
}

export interface PaymentMethod {
  /** Name on the wire. */
  id: DepositMethod;
  /** The place among the tiles, from 1 on. */
  place: number;
  face: MethodFace;
  messages: Catalogue;
  /** The hint of the tile, with `{min}`. */
  hint: string;
  /** The words about an earlier payment that is still open; missing when the method has none. */
  stillOpen?: string;
  currencies: Partial<Record<CurrencyCode, PaidInCurrency>>;
  hasCents: boolean;
  /** The time from the credit to the closing of the modal (docs/product.md, Limits and times). */
  closesAfterMs: number;
  /** Tells whether the site's entry has what the method needs; missing when it always has. */
  isReady?: (terms: MethodTerms) => boolean;
  /** Keeps the method's fields, also while another method is chosen, and pays. */
  usePayer: (deposit: OpenDeposit) => Payer;
}

interface PaidInCurrency {
  /** Errors for an amount out of range, with `{min}` and `{max}`. */
  below: string;
  above: string;
  /** Decimal amounts, the minimum first. */
  quickAmounts: readonly number[];
}

/** A method as the site offers it to an account. */
export interface OfferedMethod extends PaymentMethod, PaidInCurrency {
  currency: CurrencyCode;
  /** Least and most of one deposit, decimals of `currency`. */
  limits: v.InferOutput<typeof RangeSchema>;
  terms: MethodTerms;
}

export interface OpenDeposit {
  isChosen: boolean;
  act: (event: DepositEvent) => void;
}

export interface Order {
  amountMinor: number;
  currency: Money['currency'];
  /** The player's choice; part of what identifies an order, with the amount. */
  chosenBonusId: string | undefined;
  /** The sent bonus: the chosen one while it is offered. */
  bonusId: string | undefined;
  bonusTitle: string | undefined;
}

export interface Payer {
  /** The fields below the amount. */
  fields: (state: FieldsState) => ReactNode;
  /** The first field that must be filled in. */
  missing: Missing | null;
  pay: (order: Order) => void;
  /** Prompted or paid, and followed to the end. */
  waiting: Notice;
  /** The same for a backend without further state. */
  unfollowed: Notice;
  /** Shown when a request got no answer; missing when that is a failure. */
  lost?: {
    text: ReactNode;
    /** Sends exactly the same again; it counts once. */
    payAgain: () => void;
  };
}

interface FieldsState {
  terms: MethodTerms;
  isTried: boolean;
  isDisabled: boolean;
  refused?: string | undefined;
}

/** Shown by its own field, which `focus` focuses; without `focus`, by the form. */
export interface Missing {
  id: string;
  focus?: () => void;
}

export interface Notice {
  /** Message id, for the head of the modal. */
  title: string;
  icon: string;
  text: ReactNode;
}
