import type { WalletTerms } from '@contract/wallet.ts';
import type { DepositMethod } from '@contract/walletTerms.ts';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import type { MethodFace } from '../../method/MethodFace';
import type { DepositStepEvent } from '../flow/depositSteps';

/** The least and the most of one deposit, decimals of the method's currency. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** A way to pay money in: all that the deposit knows of it. What a player reads is named by the id of its message. */
export interface PaymentMethod {
  /** Its name on the wire. */
  id: DepositMethod;
  /** Its place among the tiles: the lowest is first, and chosen where nobody chose another. */
  place: number;
  face: MethodFace;
  messages: Catalogue;
  texts: {
    /** On the tile, with `{min}`. */
    hint: string;
    /** With `{min}` and `{max}`. */
    below: string;
    above: string;
    /** One from before still waits for the player; left out where a payment ends before the player's eyes. */
    stillOpen?: string;
  };
  currency: Money['currency'];
  /** Decimal amounts, the least first. */
  quickAmounts: readonly number[];
  /** Whether cents can be typed. */
  hasCents: boolean;
  /** From the money's arrival to the end of the modal (docs/product.md, Limits and times). */
  closesAfterMs: number;
  isOffered: (terms: WalletTerms) => boolean;
  limitsOf: (terms: WalletTerms) => AmountLimits;
  /** Keeps what is filled in for it, also while another method is chosen, and pays. */
  usePayer: (deposit: OpenDeposit) => Payer;
}

/** The deposit as its methods see it. */
export interface OpenDeposit {
  terms: WalletTerms;
  isChosen: boolean;
  act: (event: DepositStepEvent) => void;
}

/** What is paid, by whichever method. */
export interface Order {
  amountMinor: number;
  /** As the player chose it; with the amount it tells this order from another. */
  chosenBonusId: string | undefined;
  /** Sent: the chosen one as long as it is on offer. */
  bonusId: string | undefined;
  bonusTitle: string | undefined;
}

/** One method in the open modal. */
export interface Payer {
  /** What stands below the amount. */
  fields: (state: { isTried: boolean; isDisabled: boolean }) => ReactNode;
  /** What has to be filled in first. */
  missing: Missing | null;
  pay: (order: Order) => void;
  /** Prompted or paid, and followed to the end. */
  waiting: Notice;
  /** The same where the backend tells no more of it. */
  unfollowed: Notice;
  /** Of a request that may get no answer; left out where that is a failure. */
  lost?: {
    text: ReactNode;
    /** Sends exactly that again; it counts once. */
    payAgain: () => void;
  };
}

/** Said by its own field, which `focus` leads to; without one, the form says it. */
export interface Missing {
  id: string;
  focus?: () => void;
}

export interface Notice {
  icon: string;
  title: ReactNode;
  text?: ReactNode;
}
