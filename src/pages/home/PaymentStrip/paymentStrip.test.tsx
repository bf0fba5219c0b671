import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { cryptoCurrencyChosen } from '@/features/content';
import { renderWithStore } from '@/testing/renderWithStore';
import { HomePage } from '../HomePage';

describe('the payment methods on the home page', () => {
  it('are shown with the crypto currencies, and the one of the player is marked', async () => {
    const { store } = renderWithStore(<HomePage />);
    const strip = await screen.findByRole('region', { name: 'Ways to pay' });
    const logos = () => within(strip).getAllByRole('listitem');
    const texts = ['VISA', 'Mastercard', 'BNB', 'Bitcoin', 'Ethereum', 'Tether'];
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
    const marked = () => logos().filter((logo) => logo.hasAttribute('aria-current'));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['BNB']);
    act(() => void store.dispatch(cryptoCurrencyChosen('USDT')));
    expect(marked().map(({ textContent }) => textContent)).toEqual(['Tether']);
    expect(logos().map(({ textContent }) => textContent)).toEqual(texts);
  });
});
