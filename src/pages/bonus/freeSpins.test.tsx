import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { FreeSpins } from './FreeSpins';
import { withMessages } from '@/shared/i18n';
import en from './messages/en.json';
import sw from './messages/sw.json';

const Shown = withMessages({ en, sw }, FreeSpins);
const SPINS = { gameId: 'simba', count: 12, stake: 20, currency: 'KES', expiresAt: '2026-12-23T09:00:00.000Z' };

const open = async (standing: object, status: 'active' | 'maintenance' = 'active') => {
  fakeApi({
    'users/me/bonuses/standing': { data: { freeSpins: 12, welcome: [], ...standing } },
    games: { data: [buildGame({ id: 'simba', name: 'Simba Gold', status })] },
  });
  return renderAsPlayer(<Shown />);
};

describe("the player's free spins", () => {
  it('are named with slot, stake and last day, and open the slot for money', async () => {
    const { user, store } = await open({ spins: [SPINS] });
    const item = await screen.findByRole('listitem');
    const play = await within(item).findByRole('button', { name: 'Play the free spins on Simba Gold' });
    expect(item).toHaveTextContent(
      /12 free spins on Simba Gold.*20 each, until .*23.*Dec.*2026|12 free spins on Simba Gold.*20 each, until Dec 23, 2026/,
    );
    await user.click(play);
    expect(selectModals(store.getState())).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'simba', isForMoney: true } },
    ]);
  });

  it('cannot be played while their slot is resting, and say so', async () => {
    await open({ spins: [SPINS] }, 'maintenance');
    expect(await screen.findByText('This slot cannot be played right now.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are only counted while the site has no slot for them', async () => {
    await open({});
    expect(await screen.findByText('You have 12 free spins.')).toBeVisible();
  });
});
