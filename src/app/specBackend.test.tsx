/** The whole app with a backend of the basic calls alone (docs/operations.md, Bring your own backend). */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ModalId, modalOpened, type ModalProps, pageOpened } from '@/features/ui';
import { describeMethods } from '@/features/wallet/methodKits.testTools';
import { fakeServer } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { specApi } from '@/testing/specApi';
import { followPlayer } from '@/features/auth';
import { App } from './App';
import { FAILED, main, player } from './specBackend.testTools';

beforeEach(() => fakeServer.use(...specApi()));

/** The form replaces the loading state of the terms. */
const depositDialog = () => screen.getByRole('dialog', { name: 'Choose a payment method' });

const isStill = () => document.querySelector('main [data-waiting], [aria-busy=true], [role=progressbar]') === null;

async function visitor(page: string) {
  const view = renderWithStore(<App />, { page });
  act(() => view.store.dispatch(followPlayer()));
  return view;
}

const PAGES: readonly (readonly [page: string, text: string | RegExp])[] = [
  ['home', 'Karibu Bahati'],
  ['home', 'First step'],
  ['home', 'Ligi ya wiki'],
  ['profile', /./],
  ['bonus', 'Karibu boost'],
  ['vip', /./],
  ['bonus-market', 'Golden box'],
  ['bonus-market', 'Fifty spins'],
  ['referral', /./],
  ['challenge', 'Golden week'],
  ['all-games', 'Simba Reels'],
  ['all-games?type=top', 'Twiga Dice'],
  ['all-games?provider=P-One', 'Simba Reels'],
  ['provider/P-Two', 'Twiga Dice'],
  ['search', 'Simba Reels'],
  ['games/slots', /./],
  ['history', /./],
  ['privacy-policy', /./],
  ['bonus-terms', /./],
  ['terms-conditions', /./],
  ['aml', /./],
  ['responsible-gaming', /./],
  ['kyc-policy', /./],
  ['support', /help@bahati\.example/],
  ['fairness', /./],
];

describe('the app with a backend of the basic calls alone', () => {
  describe.each([
    ['a visitor', visitor],
    ['a player', player],
  ] as const)('%s', (_who, open) => {
    it('loads the content of each page, and no request fails', async () => {
      const { store } = await open('home');
      const failed: string[] = [];
      for (const [page, text] of PAGES) {
        act(() => void store.dispatch(pageOpened(page)));
        await within(main()).findAllByText(text);
        await waitFor(() => expect({ page, isStill: isStill() }).toEqual({ page, isStill: true }));
        if (FAILED.test(main().textContent)) failed.push(`${page}: ${main().textContent}`);
      }
      expect(failed).toEqual([]);
    });

    it('opens every modal', async () => {
      const { store } = await open('home');
      const show = <Id extends ModalId>(id: Id, props: ModalProps[Id]) =>
        act(() => void store.dispatch(modalOpened(id, props)));
      show('spinWheel', {});
      expect(await screen.findByText('KSh 50,000')).toBeVisible();
      show('gamePlayer', { gameId: 'g1', title: 'Simba Reels', url: '/originals/slots.html' });
      expect(await screen.findByTitle('Simba Reels')).toHaveAttribute('src', expect.stringContaining('slots.html'));
      expect(screen.queryByText('Unable to load game')).toBeNull();
    });
  });

  it('shows the player with a fallback name and zero balances', async () => {
    const { store } = await player('profile');
    expect(await within(main()).findByText('Playerplayer')).toBeVisible();
    expect(within(main()).getAllByText('US$0').length).toBeGreaterThan(0);
    expect(screen.queryByText(/account could not/)).toBeNull();
    expect(store.getState().ui.modals).toEqual([]);
  });
});

describeMethods('with a backend of the basic calls alone, a deposit', (kit) => {
  it('is sent, and is not followed further', async () => {
    const { store, user } = await player('home');
    act(() => void store.dispatch(modalOpened('deposit', {})));
    await user.click(await screen.findByRole('radio', { name: new RegExp(kit.name) }));
    await user.type(within(depositDialog()).getByRole('textbox', { name: 'Amount' }), String(kit.amount));
    await kit.fill();
    await user.click(within(depositDialog()).getByRole('button', { name: /^Deposit/ }));
    for (const said of kit.unfollowed) await within(depositDialog()).findByText(new RegExp(said));
    kit.expectCharged?.();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a payment method' })).toBeNull());
  });
});
