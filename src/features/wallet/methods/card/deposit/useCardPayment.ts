import { useEffect, useState } from 'react';
import { selectIsSignedIn } from '@/features/auth';
import type { Stripe } from '@stripe/stripe-js';
import { loadChunk } from '@/shared/lazyPart';
import { logWarning } from '@/shared/log';
import { api, ofPlayer, ONCE, playerEndpoints, readAs, requestOf, sendOnce } from '@/api';
import { PaymentIntentAnswerSchema, preparePayment } from '@contract/card.ts';
import { at } from '@contract/route.ts';
import { cancelDeposit, type Transaction, TransactionSchema } from '@contract/transactions.ts';
import type { CurrencyCode } from '@contract/userChoices.ts';
import type { LiveThunk } from '../../../live/applyEvent';
import { useWalletDispatch } from '../../../walletSlice';
import {
  type Billing,
  type CardHandle,
  type CardOutcome,
  createHeldPayment,
  type PaymentSeal,
  type Prepared,
} from './heldPayment';
import { useIntent } from '../../../useIntent';
import { type DepositEvent, failureOf } from '../../../depositFlow';
import type { Order } from '../../Method';
import type { CardBox } from './CardBox';
import { type DepositArg, deposited } from '../../depositArg';

interface PaymentArg extends DepositArg {
  method: 'stripe';
  currency: CurrencyCode;
  bonusTitle?: string | undefined;
}

export const paymentApi = api.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    preparePayment: build.mutation<{ depositId: string }, PaymentArg>({
      extraOptions: ONCE,
      queryFn: sendOnce({
        route: preparePayment,
        bodyOf: (arg: PaymentArg) => {
          const { bonusId, bonusTitle } = arg;
          return { ...deposited(arg), ...(bonusTitle && { metadata: { ...(bonusId && { bonusId }), bonusTitle } }) };
        },
        schema: PaymentIntentAnswerSchema,
        part: ({ clientSecret, depositId }) => ({ shown: { depositId }, sealed: { clientSecret } }),
      }),
    }),
    /** Cancels an unpaid deposit, if the server has the call. Counts once by the id; continues after the page is left. */
    cancelDeposit: build.mutation<Transaction, string>({
      query: (id) => ({ ...requestOf(at(cancelDeposit, { id })), keepalive: true }),
      extraOptions: ONCE,
      responseSchema: readAs(TransactionSchema),
      invalidatesTags: (answer) => (answer ? ofPlayer('transactions', 'transaction', 'saferPlay') : []),
    }),
  })),
});

const { usePreparePaymentMutation } = paymentApi;

/** Nobody waits for it: if it fails, the server cancels the payment later. */
const cancelled =
  (depositId: string): LiveThunk =>
  (dispatch, getState) => {
    if (!depositId || !selectIsSignedIn(getState())) return;
    void dispatch(paymentApi.endpoints.cancelDeposit.initiate(depositId, { track: false }));
  };

function useHeldPayment(isFormOpen: boolean) {
  const dispatch = useWalletDispatch();
  const [payment] = useState(() => createHeldPayment((depositId) => dispatch(cancelled(depositId))));
  useEffect(() => {
    if (!isFormOpen) return undefined;
    payment.formOpened();
    window.addEventListener('pagehide', payment.pageHidden);
    return () => {
      window.removeEventListener('pagehide', payment.pageHidden);
      payment.formClosed();
    };
  }, [isFormOpen, payment]);
  return payment;
}

interface Ask {
  order: Order;
  card: CardHandle;
  billing: Billing;
}

function eventOf(outcome: CardOutcome): DepositEvent {
  if (outcome.kind === 'confirmed') return { type: 'confirmed' };
  if (outcome.kind === 'unsettled') return { type: 'unsettled' };
  return { type: 'failed', failure: { reason: outcome.reason } };
}

const paidIn = ({ amountMinor, currency }: Order) => ({ method: 'stripe', amountMinor, currency }) as const;

/** The client secret stays in here. A payment whose form was closed is never confirmed, and the server is told. */
export function useCardPayment(act: (event: DepositEvent) => void, isFormOpen: boolean) {
  const [trigger] = usePreparePaymentMutation();
  const { send } = useIntent<PaymentArg, { depositId: string }>(trigger);
  const held = useHeldPayment(isFormOpen);

  const prepare = async (order: Order): Promise<Prepared | null> => {
    const { amountMinor, chosenBonusId, bonusId, bonusTitle } = order;
    const ask = { ...paidIn(order), ...(bonusId && { bonusId }), ...(bonusTitle && { bonusTitle }) };
    const text = JSON.stringify(ask);
    const prepared = held.of(text);
    if (prepared) return prepared;
    const outcome = await send({ ask, meaning: [amountMinor, chosenBonusId] });
    if (outcome?.kind === 'answered') return held.hold({ ...outcome.data, ...(outcome.sealed as PaymentSeal), text });
    if (outcome) act({ type: 'failed', failure: failureOf(outcome.error, 'paymentFailed') });
    return null;
  };

  const pay = async ({ order, card, billing }: Ask): Promise<void> => {
    const payment = await prepare(order);
    if (!payment) return;
    act({ type: 'confirming', depositId: payment.depositId });
    const outcome = await card.pay(payment.clientSecret, billing);
    held.paid(outcome);
    act(eventOf(outcome));
  };

  return async (ask: Ask): Promise<void> => {
    if (!held.begin()) return;
    act({ type: 'sent', of: paidIn(ask.order) });
    await pay(ask).finally(held.end);
  };
}

interface Loaded {
  CardBox: typeof CardBox;
  stripe: Stripe;
}

type State = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Loaded);

async function loadCard(publishableKey: string): Promise<Loaded> {
  const card = await loadChunk(() => import(/* webpackChunkName: "card" */ './CardBox'));
  return { CardBox: card.CardBox, stripe: await card.openStripe(publishableKey) };
}

/** Loads what a card payment needs when card is chosen; `retry` after a failure. */
export function useLoadedCard(publishableKey: string) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State) => isCurrent && setState(next);
    loadCard(publishableKey).then(
      (loaded) => settle({ kind: 'ready', ...loaded }),
      () => {
        logWarning('The card script did not load');
        settle({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [publishableKey, tries]);
  const retry = () => {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  };
  return { state, retry };
}
