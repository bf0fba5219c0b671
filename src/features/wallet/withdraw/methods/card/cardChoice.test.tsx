import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildMethod } from '@/testing/walletBuilders';
import { cardKit } from '../../../deposit/methods/card/cardKit.testTools';
import { othersThan } from '../../../methodKits.testTools';
import { amountBox, open } from '../../withdrawModal.testTools';

const CARD = buildMethod(cardKit.payout);
const cardChoice = () => screen.getByRole('radio', { name: /Credit\/Debit Card/ });

describe('the withdrawal form with a card among the methods', () => {
  it('says how much a card can take', async () => {
    const { user } = await open();
    await user.click(cardChoice());
    await user.type(amountBox(), '41');
    expect(screen.getByText('This method takes at most $40 at once')).toBeVisible();
  });

  for (const { name, payout } of othersThan(cardKit)) {
    const other = () => screen.getByRole('radio', { name: new RegExp(name) });

    it(`preselects ${name} with the largest deposits, or the preferred method`, async () => {
      const { unmount } = await open();
      expect(other()).toBeChecked();
      unmount();
      await open({ methods: [{ ...CARD, isPreferred: true }, buildMethod(payout)] });
      expect(cardChoice()).toBeChecked();
    });

    it(`never preselects ${name} when it cannot take money`, async () => {
      await open({ methods: [CARD, buildMethod({ ...payout, canWithdraw: false, isPreferred: true })] });
      expect(cardChoice()).toBeChecked();
      expect(other()).toBeDisabled();
    });
  }
});
