import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fakeApi } from '@/testing/fakeApi';
import { removeFakeStripe, stripeError } from '@/testing/fakeStripe';
import { buildTerms, buildTransaction } from '@/testing/walletBuilders';
import { describeEndpoints } from '@/testing/describeEndpoints';
import { othersThan, withProvider } from '../../../methodKits.testTools';
import { answer, openModal, passes, startClock, takePosts, text } from '../../../walletModal.testTools';
import { amountBox, depositBy, quickAmounts, submit, tile } from '../../../deposit/depositModal.testTools';
import { ASK_EVERY_MS } from '../../../deposit/useDeposit';
import { cardKit, stripe } from '../cardKit.testTools';
import { DepositModal } from '../../../modals/DepositModal';
import { paymentApi } from './useCardPayment';

const { fill, open, pay: payByCard, says } = depositBy(cardKit);

withProvider(cardKit);
afterEach(() => {
  jest.useRealTimers();
});

const prepared = (_: unknown, count = 1) =>
  answer({ clientSecret: `pi_${count}_secret_x`, paymentIntentId: `pi_${count}`, depositId: `d${count}` });

describe('a deposit by card', () => {
  it('is prepared, confirmed with the name of the player, and credited', async () => {
    says({ status: 'processing' });
    const posts = takePosts('stripe/payment-intent', prepared);
    startClock();
    await payByCard();
    expect(await screen.findByText('Payment confirmed. Adding it to your balance…')).toBeVisible();
    expect(posts).toMatchObject([{ body: { amount: 25 } }]);
    expect(stripe.confirmed).toEqual([{ clientSecret: 'pi_1_secret_x', billing: { name: 'Simba5678' } }]);
    says({ status: 'completed', balanceAmount: 25 });
    await passes(ASK_EVERY_MS + 500);
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });

  it('is billed with the e-mail of the player when there is one', async () => {
    says({ status: 'processing' });
    takePosts('stripe/payment-intent', prepared);
    await payByCard({ user: { email: 'asha@mail.example' } });
    await waitFor(() => expect(stripe.confirmed).toHaveLength(1));
    expect(stripe.confirmed[0]?.billing).toEqual({ name: 'Simba5678', email: 'asha@mail.example' });
  });

  it('keeps the client secret out of the store', async () => {
    says({ status: 'processing' });
    takePosts('stripe/payment-intent', prepared);
    const { store } = await payByCard();
    await waitFor(() => expect(stripe.confirmed).toHaveLength(1));
    expect(JSON.stringify(store.getState())).not.toContain('secret_x');
  });

  it('sends the chosen bonus', async () => {
    says({ status: 'processing' });
    fakeApi({ 'bonuses/deposits': { data: [{ id: 'b1', title: 'Karibu boost', bonusPercentage: 100 }] } });
    const posts = takePosts('stripe/payment-intent', prepared);
    await payByCard({ bonusId: 'b1' });
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]?.body).toEqual({
      amount: 25,
      bonusId: 'b1',
      metadata: { bonusId: 'b1', bonusTitle: 'Karibu boost' },
    });
  });

  it('is not sent before the card is complete', async () => {
    const posts = takePosts('stripe/payment-intent', prepared);
    const { user } = await open();
    await user.type(amountBox(), '25');
    act(() => stripe.type(false));
    await user.click(submit());
    expect(await screen.findByText('Please fill in your card details')).toBeVisible();
    expect(posts).toEqual([]);
  });

  it.each([
    ['incomplete_number', 'Check the card number'],
    ['invalid_expiry_year_past', 'Check the expiry date of the card'],
    ['incomplete_cvc', 'Check the security code of the card'],
    ['an_error_of_tomorrow', 'Check the details of the card'],
  ])('says what is wrong with the typed card: %s', async (code, said) => {
    await open();
    await screen.findByText('Card details');
    act(() => stripe.type(false, { code, message: 'The card is too new.' }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it.each([
    [
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      /Your card balance is too low\. Nothing was charged\.Try a smaller amount, or another way to pay/,
    ],
    [
      { code: 'card_declined', decline_code: 'generic_decline' },
      /Your card was declined\. Nothing was charged\.Try another card/,
    ],
    [{ code: 'expired_card', decline_code: 'expired_card' }, /Your card has expired.*Use another card/],
    [{ code: 'incorrect_cvc' }, /The security code of the card is wrong.*Check the code on the card/],
    [{ type: 'invalid_request_error', code: 'resource_missing' }, /Payment failed\. Please try again\./],
  ])('says in our own words why it was declined, and what to do: %j', async (error, said) => {
    says({ status: 'processing' });
    takePosts('stripe/payment-intent', prepared);
    stripe.answers = [stripeError({ type: 'card_error', message: 'Words of the provider', ...error })];
    await payByCard();
    await screen.findByText('The deposit did not go through');
    expect(text()).toMatch(said);
    expect(text()).not.toContain('Words of the provider');
  });

  it('shows that it is declined, and pays the same payment with another card', async () => {
    says({ status: 'processing' });
    const posts = takePosts('stripe/payment-intent', prepared);
    stripe.answers = [stripeError({ type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })];
    const { user } = await payByCard();
    expect(await screen.findByText('Your card was declined. Nothing was charged.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(submit());
    expect(await screen.findByText('Payment confirmed. Adding it to your balance…')).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(stripe.confirmed.map(({ clientSecret }) => clientSecret)).toEqual(['pi_1_secret_x', 'pi_1_secret_x']);
  });

  it('says that the bank could not confirm the player', async () => {
    says({ status: 'processing' });
    takePosts('stripe/payment-intent', prepared);
    stripe.answers = [stripeError({ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' })];
    await payByCard();
    expect(await screen.findByText('Your bank could not confirm that it was you. Nothing was charged.')).toBeVisible();
  });

  it.each([
    ['answers with a broken connection', stripeError({ type: 'api_connection_error', message: 'network' })],
    ['does not answer', new Error('frame is gone')],
    [
      'throws at once',
      () => {
        throw new Error('script is broken');
      },
    ],
  ])('warns not to pay again when the provider %s', async (_, result) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    says({ status: 'processing' });
    takePosts('stripe/payment-intent', prepared);
    stripe.answers = [result];
    await payByCard();
    expect(await screen.findByText('Do not pay again, we keep checking')).toBeVisible();
  });

  it('fails when it could not be prepared, because nothing was charged', async () => {
    takePosts('stripe/payment-intent', () => HttpResponse.json({ error: { code: 'card_refused' } }, { status: 402 }));
    await payByCard();
    expect(await screen.findByText('Payment failed. Please try again.')).toBeVisible();
    expect(stripe.confirmed).toEqual([]);
  });

  it('is paid once after several presses of the button', async () => {
    says({ status: 'processing' });
    const posts = takePosts('stripe/payment-intent', prepared);
    await fill();
    const button = submit();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('Payment confirmed. Adding it to your balance…');
    expect([posts.length, stripe.confirmed.length]).toEqual([1, 1]);
  });

  it('closes the modal 3 s after the money arrived', async () => {
    says({ status: 'completed' });
    takePosts('stripe/payment-intent', prepared);
    startClock();
    const { onClose } = await payByCard();
    await screen.findByText('Your money is here');
    await passes(3_100);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the script of the card provider', () => {
  const scripts = () => [...document.head.querySelectorAll('script')];
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
    removeFakeStripe();
  });

  it('can be requested again', async () => {
    const { user } = await open();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText(/The card form could not be loaded/)).toBeVisible();
    cardKit.install?.();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Card details')).toBeVisible();
  });

  for (const other of othersThan(cardKit)) {
    it(`is not requested before the card is chosen instead of ${other.name}`, async () => {
      const { user } = await depositBy(other).open();
      expect(scripts()).toEqual([]);
      await user.click(await tile(cardKit));
      await waitFor(() => expect(scripts()).toHaveLength(1));
    });
  }
});

describe('the deposit form with a card', () => {
  it('shows limits of the player in dollars', async () => {
    fakeApi({
      gaming: { data: { limits: [{ period: 'day', amount: 5000, used: 0, left: 20, currency: 'USD' }] } },
    });
    await depositBy(cardKit).open();
    await waitFor(() => expect(text()).toContain('You can still deposit US$20'));
    expect(screen.getByRole('button', { name: /^US\$25$/ })).toBeDisabled();
  });

  it.each([[], [{ ...cardKit.terms, publishableKey: '' }], [{ ...cardKit.terms, publishableKey: undefined }]])(
    'shows no tile with %j, because there is no other method',
    async (...methods) => {
      fakeApi({ 'wallet/terms': { data: buildTerms({ methods }) } });
      await openModal(DepositModal);
      expect(await screen.findByText(/^No payment method is available right now\./)).toBeVisible();
      expect(screen.queryAllByRole('radio')).toEqual([]);
    },
  );

  for (const other of othersThan(cardKit)) {
    it(`has its own amounts after ${other.name} was chosen`, async () => {
      const { user } = await depositBy(other).open();
      await user.type(amountBox(), other.typed[0]);
      expect(amountBox()).toHaveValue(other.typed[1]);
      expect(quickAmounts()).toBe(other.quickAmounts);
      await user.click(await tile(cardKit));
      expect(quickAmounts()).toBe('US$10MINUS$25US$50US$100');
      await user.type(amountBox(), '$12.345');
      expect(amountBox()).toHaveValue('12.34');
    });
  }
});

const { preparePayment, cancelDeposit } = paymentApi.endpoints;

const KEY = 'key-of-the-intent';
const SECRET = 'pi_1_secret_2';

describeEndpoints('the requests of a deposit by card', {
  preparePayment: {
    ask: (dispatch) =>
      dispatch(
        preparePayment.initiate({
          idempotencyKey: KEY,
          method: 'stripe',
          currency: 'USD',
          amountMinor: 2550,
          bonusId: 'b1',
          bonusTitle: 'Reload',
        }),
      ),
    sends: 'POST stripe/payment-intent',
    key: KEY,
    body: { amount: 25.5, bonusId: 'b1', metadata: { bonusId: 'b1', bonusTitle: 'Reload' } },
    of: 'player',
    answer: { clientSecret: SECRET, paymentIntentId: 'pi_1', depositId: 'd1' },
    reads: { depositId: 'd1' },
    hides: [SECRET],
    refuses: [{}, { clientSecret: SECRET }],
  },
  cancelDeposit: {
    ask: (dispatch) => dispatch(cancelDeposit.initiate('d 1')),
    sends: 'POST wallet/deposits/d%201/cancel',
    of: 'player',
    answer: buildTransaction({ status: 'failed', reason: 'abandoned' }),
    reads: { id: 'd1', status: 'failed', reason: 'abandoned' },
    refuses: ['cancelled', {}],
  },
});
