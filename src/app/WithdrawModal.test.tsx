import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { modalOpened, selectModals } from '@/features/ui';
import { fakeApi } from '@/testing/fakeApi';
import { buildMines } from '@/testing/roundBuilders';
import { buildMethod } from '@/testing/walletBuilders';
import { openAsPlayer, takePost } from './journeys.testTools';

const CLAIM = {
  ...{ id: 'd1', source: 'deposit', bonusId: 'b1', title: 'Karibu boost', status: 'wagering', currency: 'USD' },
  ...{ amount: 5, deposit: 5, left: 4, wagered: 12, wagerRequired: 90 },
};
const GAME = { id: 'mines-1', name: 'Ruby Shaft', isDemo: false, status: 'active' };

const open = async (claims: unknown[], status: 'open' | 'settled' = 'open') => {
  const view = await openAsPlayer();
  fakeApi({
    games: { data: [GAME] },
    'play/rounds': { data: { items: [buildMines({ status })] } },
    'users/me/bonuses': { data: claims },
    'wallet/balance': { data: { balance: 60, bonusBalance: 4, held: 0, available: 60, currency: 'USD' } },
    'wallet/methods': { data: [buildMethod()] },
  });
  act(() => void view.store.dispatch(modalOpened('withdraw', {})));
  await view.user.type(await screen.findByRole('textbox'), '25');
  return view;
};

const finish = () => screen.findByRole('button', { name: 'Finish your round' });
const SAID = 'A round is still open. Finish it first, then withdraw.';

describe('a withdrawal while a round is open', () => {
  it('says in place of the question that the round comes first, with the way to it, to a player whose bonus would end', async () => {
    const { user, store } = await open([CLAIM]);
    const button = await finish();
    expect(screen.getByText(SAID)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cashout/ })).toBeNull();
    await user.click(button);
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'mines-1', title: 'Ruby Shaft', isForMoney: true } },
    ]);
  });

  it('that is refused has the way to the round below the reason, said once', async () => {
    const { user } = await open([]);
    expect(screen.queryByText(SAID)).toBeNull();
    takePost('wallet/withdrawals', { success: false, message: 'It is open.', reason: 'bonus_in_round' });
    await user.click(screen.getByRole('button', { name: /^Cashout/ }));
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await finish()).toBeVisible();
    expect(screen.getByText('It is open.')).toBeVisible();
    expect(screen.queryByText(SAID)).toBeNull();
  });

  it('has no such way when every round is over', async () => {
    await open([CLAIM], 'settled');
    expect(await screen.findByRole('button', { name: /^Cashout/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish your round' })).toBeNull();
  });
});
