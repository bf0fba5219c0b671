import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { localeChosen } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms } from '@/testing/walletBuilders';
import { describeMethods, termsWith } from '../methodKits.testTools';
import { DepositModal } from '../modals/deposit';
import { termsApi } from '../termsApi';
import { openModal } from '../walletModal.testTools';
import { depositBy, submit } from './depositModal.testTools';

const NONE = buildTerms(termsWith([]));
const SENTENCE = 'No payment method is available right now. Please try again later, or contact support.';

describe('the deposit form of a site without payment methods', () => {
  it('says that there are no methods, and offers nothing', async () => {
    fakeApi({ 'wallet/terms': { data: NONE } });
    const { store, user, onClose } = await openModal(DepositModal);
    expect(await screen.findByText(SENTENCE)).toBeVisible();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(
      await screen.findByText(
        'Hakuna njia ya malipo inayopatikana kwa sasa. Tafadhali jaribu tena baadaye, au wasiliana na huduma kwa wateja.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Funga' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describeMethods('the deposit form of a site that loses its payment methods during a deposit', (kit) => {
  it('keeps the payment until its end', async () => {
    const { fill, says, takes } = depositBy(kit);
    says({ status: 'processing' });
    takes();
    const { store, user } = await fill();
    await user.click(submit());
    await screen.findByText(kit.waiting);
    await act(() => store.dispatch(termsApi.util.upsertQueryData('getWalletTerms', undefined, NONE)));
    expect(screen.getByText(kit.waiting)).toBeVisible();
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});
