import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { balanceApi } from '@/features/wallet';
import { withMessages } from '@/shared/i18n';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import en from '../messages/en.json';
import sw from '../messages/sw.json';
import { MoneyLine } from './MoneyLine';

const Line = withMessages({ en, sw }, () => <MoneyLine accounts={null} />);

it('shows no amount until the server tells the balance, as unknown is not zero', async () => {
  fakeApi({ 'wallet/balance': 'notFound' });
  const { store } = renderWithStore(<Line />);
  const line = () => screen.getByText('Balance:').closest('p');
  expect(line()?.textContent).toBe('Balance: –');
  const money = { balance: 2_000, bonusBalance: 0, held: 700, available: 1_300, currency: 'KES' } as const;
  act(() => void store.dispatch(balanceApi.util.upsertQueryData('getBalance', undefined, money)));
  await waitFor(() => expect(line()?.textContent).toContain('1,300'));
});
