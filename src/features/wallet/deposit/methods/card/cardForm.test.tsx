import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms } from '@/testing/walletBuilders';
import { othersThan, withProvider } from '../../../methodKits.testTools';
import { DepositModal } from '../../../modals/deposit';
import { openModal, text } from '../../../walletModal.testTools';
import { amountBox, depositBy, quickAmounts, tile } from '../../depositModal.testTools';
import { cardKit } from './cardKit.testTools';

withProvider(cardKit);

describe('the deposit form with a card', () => {
  it('shows limits of the player in dollars', async () => {
    fakeApi({
      gaming: { data: { limits: [{ period: 'day', amount: 5000, used: 0, left: 20, currency: 'USD' }] } },
    });
    await depositBy(cardKit).open();
    await waitFor(() => expect(text()).toContain('You can still deposit $20'));
    expect(screen.getByRole('button', { name: /^\$25$/ })).toBeDisabled();
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
      expect(quickAmounts()).toBe('$10MIN$25$50$100');
      await user.type(amountBox(), '$12.345');
      expect(amountBox()).toHaveValue('12.34');
    });
  }
});
