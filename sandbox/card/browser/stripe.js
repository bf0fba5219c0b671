/** Replaces Stripe.js in the sandbox: what the unmodified Stripe packages for the browser need. */
import { paymentMethodOf } from './cardNumbers.js';
import { challenge } from './challenge.js';
import { createElements } from './elements.js';

const API = '/sandbox/card/v1/payment_intents/';
/** The packages expect this version. */
const VERSION = 'endive';

const NO_CONNECTION = {
  type: 'api_connection_error',
  message: 'The payment provider cannot be reached. Check your connection and try again.',
};
const NOT_COMPLETE = { type: 'validation_error', code: 'incomplete_card', message: 'The card is not complete.' };
const REAL_CARD = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message: 'Your card was declined. The sandbox takes test cards only.',
};

const idOf = (clientSecret) => clientSecret.split('_secret_')[0];

/** Either the intent as the packages promise it, or its error. */
const resultOf = (body) => (body.error ? { error: body.error } : { paymentIntent: body });

function createApi(key) {
  const ask = async (path, init) => {
    try {
      return resultOf(await (await window.fetch(API + path, init)).json());
    } catch {
      return { error: NO_CONNECTION };
    }
  };
  return {
    get: (clientSecret) => ask(`${idOf(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret })}`),
    post: (clientSecret, action, fields) =>
      ask(`${idOf(clientSecret)}/${action}`, {
        method: 'POST',
        body: new URLSearchParams({ key, client_secret: clientSecret, ...fields }),
      }),
  };
}

/** The id of a payment method, or of the typed card. */
function readPaymentMethod(given) {
  if (typeof given === 'string') return { id: given };
  const read = given?.card?._read?.();
  if (!read) throw new Error('IntegrationError: payment_method needs a card element or an id');
  if (read.error || !read.isComplete) return { error: read.error ?? NOT_COMPLETE };
  const id = paymentMethodOf(read.number);
  return id ? { id } : { error: REAL_CARD };
}

function createStripe(key) {
  const api = createApi(key);

  const authenticate = async (clientSecret, result) => {
    if (result.paymentIntent?.status !== 'requires_action') return result;
    const isConfirmed = await challenge(result.paymentIntent);
    return api.post(clientSecret, 'authenticate', { outcome: isConfirmed ? 'complete' : 'fail' });
  };

  const handleNextAction = async (clientSecret) => authenticate(clientSecret, await api.get(clientSecret));

  return {
    elements: createElements,
    async confirmCardPayment(clientSecret, data, { handleActions = true } = {}) {
      if (!data?.payment_method) return handleNextAction(clientSecret);
      const { id, error } = readPaymentMethod(data.payment_method);
      if (error) return { error };
      const result = await api.post(clientSecret, 'confirm', { payment_method: id });
      return handleActions ? authenticate(clientSecret, result) : result;
    },
    handleCardAction: handleNextAction,
    handleNextAction: ({ clientSecret }) => handleNextAction(clientSecret),
    retrievePaymentIntent: (clientSecret) => api.get(clientSecret),
    async createPaymentMethod({ card }) {
      const { id, error } = readPaymentMethod({ card });
      return error ? { error } : { paymentMethod: { id, object: 'payment_method', type: 'card' } };
    },
    createToken: async () => ({ error: { type: 'invalid_request_error', message: 'The sandbox has no tokens.' } }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

window.Stripe = Object.assign(createStripe, { version: VERSION });
