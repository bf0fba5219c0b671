/** The used fields of Stripe's objects, in its wire format. Amounts are minor units, times Unix seconds. */

export interface WireCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** One card number always has the same fingerprint. */
  fingerprint: string;
}

export interface WireError {
  type: string;
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_method?: { id: string; object: 'payment_method'; type: 'card'; card: WireCard };
  payment_intent?: object;
}

export type IntentStatus = 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';

export interface WireIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  client_secret: string;
  created: number;
  currency: string;
  description: string | null;
  last_payment_error: WireError | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: object | null;
  payment_method: string | null;
  payment_method_types: ['card'];
  status: IntentStatus;
}

export interface WireCharge {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  created: number;
  currency: string;
  disputed: boolean;
  failure_code: string | null;
  livemode: false;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: WireCard };
  refunded: boolean;
  status: 'succeeded' | 'failed';
}

export interface WireRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  failure_reason?: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

export interface WireDispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: 'fraudulent';
  /** The bank has decided when it is `won` or `lost`. */
  status: 'needs_response' | 'won' | 'lost';
}

export interface CardBooks {
  intents: WireIntent[];
  charges: WireCharge[];
  refunds: WireRefund[];
  disputes: WireDispute[];
}
