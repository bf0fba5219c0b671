import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cryptoCurrencyChosen } from '@/features/content';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { PAYMENT_LOGOS } from '@contract/settings.ts';
import HomePage from './HomePage';

describe('the payment methods on the home page', () => {
  it('are shown with the crypto currencies, and the one of the player is marked', async () => {
    const { store } = renderWithStore(<HomePage />);
    const strip = await screen.findByRole('region', { name: 'Ways to pay' });
    const logos = () => within(strip).getAllByRole('listitem');
    const texts = ['M-Pesa', 'VISA', 'Mastercard', 'BNB', 'Bitcoin', 'Ethereum', 'Tether'];
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
    const marked = () => logos().filter((logo) => logo.hasAttribute('aria-current'));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['BNB']);
    act(() => void store.dispatch(cryptoCurrencyChosen('USDT')));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Tether']);
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
  });

  const shownWithout = async (...hidden: string[]) => {
    fakeApi({ settings: { data: { hiddenPaymentLogos: hidden } } });
    renderWithStore(<HomePage />);
    const strip = await screen.findByRole('region', { name: 'Ways to pay' });
    await waitFor(() => expect(within(strip).queryByText(hidden[0] ?? '')).toBeNull());
    return strip;
  };

  it('leave out methods that the operator hides', async () => {
    const strip = await shownWithout('Bitcoin', 'Tether', 'No such way');
    const names = within(strip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['M-Pesa', 'VISA', 'Mastercard', 'BNB', 'Ethereum']);
    expect(within(strip).getByRole('button', { name: 'Pause the moving logos' })).toBeVisible();
  });

  it('do not move, and have no pause button, when a phone can show all at once', async () => {
    const strip = await shownWithout('BNB', 'Bitcoin', 'Ethereum', 'Tether');
    expect(within(strip).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    expect(within(strip).queryByRole('button')).toBeNull();
  });

  it('are hidden when the operator hides all of them', async () => {
    fakeApi({ settings: { data: { hiddenPaymentLogos: PAYMENT_LOGOS } } });
    renderWithStore(<HomePage />);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ways to pay' })).toBeNull());
  });
});
