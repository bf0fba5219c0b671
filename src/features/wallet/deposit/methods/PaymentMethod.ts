import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import type { MethodFace } from '../../method/MethodFace';
import type { DepositStepEvent } from '../flow/depositSteps';

/** Minimum and maximum of one deposit, decimals of the method's currency. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** A deposit method: all that the deposit knows about it. Texts are message ids. */
export interface PaymentMethod {
  /** Name on the wire. */
  id: DepositMethod;
  /** Order of the tiles: the lowest is first, and the default. */
  place: number;
  face: MethodFace;
  messages: Catalogue;
  texts: {
    /** On the tile, with `{min}`. */
    hint: string;
    /** With `{min}` and `{max}`. */
    below: string;
    above: string;
    /** For an earlier payment that is still open; missing when the method has none. */
    stillOpen?: string;
  };
  currency: Money['currency'];
  /** Decimal amounts, the minimum first. */
  quickAmounts: readonly number[];
  hasCents: boolean;
  /** From the credit to the closing of the modal (docs/product.md, Limits and times). */
  closesAfterMs: number;
  isOffered: (terms: WalletTerms) => boolean;
  limitsOf: (terms: WalletTerms) => AmountLimits;
  /** Keeps the method's fields, also while another method is chosen, and pays. */
  usePayer: (deposit: OpenDeposit) => Payer;
  /** What is otherwise for an account in shillings. */
  inKes?: Partial<Pick<PaymentMethod, 'texts' | 'currency' | 'quickAmounts' | 'limitsOf'>>;
}

/** The deposit for its methods. */
export interface OpenDeposit {
  terms: WalletTerms;
  isChosen: boolean;
  act: (event: DepositStepEvent) => void;
}

/** A payment by any method. */
export interface Order {
  amountMinor: number;
  currency: Money['currency'];
  /** The player's choice; part of what identifies an order, with the amount. */
  chosenBonusId: string | undefined;
  /** The sent bonus: the chosen one while it is offered. */
  bonusId: string | undefined;
  bonusTitle: string | undefined;
}

/** One method in the open modal. */
export interface Payer {
  /** Below the amount. */
  fields: (state: { isTried: boolean; isDisabled: boolean; refused?: string | undefined }) => ReactNode;
  /** The first field that must be filled in. */
  missing: Missing | null;
  pay: (order: Order) => void;
  /** Prompted or paid, and followed to the end. */
  waiting: Notice;
  /** The same for a backend without further state. */
  unfollowed: Notice;
  /** For a request without an answer; missing when that is a failure. */
  lost?: {
    text: ReactNode;
    /** Sends exactly the same again; it counts once. */
    payAgain: () => void;
  };
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
