/** A new method is a folder and two lines on the web, as it is on the server (server/src/rails/newMethod.test.ts). */
import { VOUCHER_TERMS } from './voucher.testTools';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openHistory, rows, servePages } from '@/pages/history/historyPage.testTools';
import { fakeApi } from '@/testing/fakeApi';
import { buildTerms, buildTransaction } from '@/testing/walletBuilders';
import { amountBox, submit } from '../deposit/depositModal.testTools';
import { METHOD_KITS, termsWith } from '../methodKits.testTools';
import { DepositModal } from '../modals/DepositModal';
import { openModal } from '../walletModal.testTools';

const { id: method } = VOUCHER_TERMS;
const PAID = buildTransaction({ id: 'd1', method, amount: 12, currency: 'USD', status: 'completed' });

describe('a method that was added by its folder and two lines', () => {
  it('is offered at its place, and brings money', async () => {
    const { methods } = termsWith(METHOD_KITS);
    fakeApi({
      'wallet/terms': { data: buildTerms({ methods: [VOUCHER_TERMS, ...methods] }) },
      'wallet/deposits/d1': { data: PAID },
    });
    const { user } = await openModal(DepositModal, { method });
    const tiles = await screen.findAllByRole('radio');
    expect(tiles).toHaveLength(METHOD_KITS.length + 1);
    expect(tiles.at(-1)).toBe(screen.getByRole('radio', { name: /^Voucher/ }));
    expect(tiles.at(-1)).toBeChecked();
    await user.type(amountBox(), '12');
    await user.click(submit());
    expect(await screen.findByText('Your money is here')).toBeVisible();
  });

  it('has its name in the history', async () => {
    servePages({ '': { items: [PAID] } });
    await openHistory();
    await screen.findByText('Voucher', { exact: false });
    expect(rows()[0]).toContain('Voucher');
  });
});
