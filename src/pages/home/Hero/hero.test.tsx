import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { selectModals, selectPage } from '@/features/ui';
import { fakeApi, type Fault, FAULTS } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import { HomePage } from '../HomePage';

const hero = { id: 'h', leftCardTitle: 'Karibu', leftCardBonus: '200%', rightCardHighlight: '5 min' };

describe('the banner of the home page', () => {
  it('does not ask a player to register while the session is loading', async () => {
    const { store } = renderWithStore(<HomePage />);
    await screen.findByRole('button', { name: 'Register' });
    act(() => void store.dispatch({ type: 'auth/signInAwaited', payload: null }));
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  describe('for a player', () => {
    const pack = (order: number, status: string) => ({
      'content/hero': { data: [hero] },
      'content/welcome': { data: [{ id: 'w', title: 'Second deposit', order, bonusPercentage: 75 }] },
      'users/me/bonuses/standing': { data: { freeSpins: 0, welcome: [{ bonusId: 'w', order, status }] } },
    });
    const banner = async () => (await screen.findByRole('heading', { level: 1 })).closest('section') as HTMLElement;

    it('greets, and offers to claim the welcome pack', async () => {
      fakeApi(pack(1, 'next'));
      const { store, user } = await renderAsPlayer(<HomePage />);
      expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you' })).toBeVisible();
      await user.click(await within(await banner()).findByRole('button', { name: 'Claim' }));
      expect(within(await banner()).getByText('200%')).toBeVisible();
      expect(selectModals(store.getState())).toMatchObject([{ id: 'deposit', props: { bonusId: 'w' } }]);
    });

    it('offers the next step of the pack', async () => {
      fakeApi(pack(2, 'next'));
      await renderAsPlayer(<HomePage />);
      expect(await within(await banner()).findByRole('button', { name: 'Claim' })).toBeVisible();
      expect(within(await banner()).getByRole('heading', { name: 'Second deposit' })).toBeVisible();
      expect(within(await banner()).getByText('75% bonus')).toBeVisible();
    });

    it.each(['claimed', 'missed'])('links to the top games when the pack is %s', async (status) => {
      fakeApi(pack(1, status));
      const { store, user } = await renderAsPlayer(<HomePage />);
      await user.click(await within(await banner()).findByRole('button', { name: 'Play now' }));
      expect(selectPage(store.getState())).toBe('all-games?type=top');
    });

    it('links to the games also when the state of the pack is unknown', async () => {
      fakeApi({ ...pack(1, 'next'), 'users/me/bonuses/standing': 'notFound' });
      await renderAsPlayer(<HomePage />);
      expect(await within(await banner()).findByRole('button', { name: 'Play now' })).toBeVisible();
    });
  });

  it('shows the banner content of the operator', async () => {
    fakeApi({ 'content/hero': { data: [hero] } });
    renderWithStore(<HomePage />);
    expect(await screen.findByText('Karibu')).toBeVisible();
    expect(screen.getByText('200%')).toBeVisible();
    expect(screen.getByText('5 min')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fast Cashouts' })).toBeVisible();
  });

  it.each([...(Object.keys(FAULTS) as Fault[]), { data: [{ isActive: false, ...hero }] }, { data: [7, null, {}] }])(
    'keeps its own text when the content is %j',
    async (answer) => {
      fakeApi({ 'content/hero': answer });
      renderWithStore(<HomePage />);
      expect(await screen.findByText('Welcome pack')).toBeVisible();
      expect(screen.getByText('150% + 250ksh')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
      expect(screen.getByText('Fast Cashouts in')).toBeVisible();
      expect(screen.getByText('15 min')).toBeVisible();
    },
  );

  it.each(['url(https://tracker.example/x.png)', 'linear-gradient(red, blue), url(https://tracker.example/x.png)'])(
    'ignores a background that is more than a gradient: %s',
    async (backgroundGradient) => {
      fakeApi({ 'content/hero': { data: [{ ...hero, backgroundGradient }] } });
      const { container } = renderWithStore(<HomePage />);
      await screen.findByText('Karibu');
      expect(container.innerHTML).not.toContain('tracker.example');
    },
  );
});
