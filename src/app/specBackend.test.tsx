/** The whole app before a backend with the basic calls alone (docs/operations.md, Bring your own backend). */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ModalId, modalOpened, type ModalProps, pageOpened } from '@/features/ui';
import { fakeServer } from '@/testing/fakeApi';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { installFakeStripe, removeFakeStripe } from '@/testing/fakeStripe';
import { renderWithStore } from '@/testing/renderWithStore';
import { settled } from '@/testing/signIn';
import { specApi } from '@/testing/specApi';
import { followPlayer } from '@/features/auth';
import { App } from './App';

/** What screens say when they had no answer. */
const FAILED = /could not be (?:loaded|reached)|not be loaded|went wrong|try again|seem to be offline/i;

let stripe: ReturnType<typeof installFakeStripe>;
beforeEach(() => {
  fakeServer.use(...specApi());
  stripe = installFakeStripe();
});
afterEach(removeFakeStripe);

/** The form takes the place of what waits for the terms. */
const depositDialog = () => screen.getByRole('dialog', { name: 'Choose a payment method' });

const main = () => screen.getByRole('main');

const isStill = () => document.querySelector('main [data-waiting], [aria-busy=true], [role=progressbar]') === null;

async function visitor(page: string) {
  const view = renderWithStore(<App />, { page });
  act(() => view.store.dispatch(followPlayer()));
  return view;
}

async function player(page: string) {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const view = renderWithStore(<App />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await settled(view.store, 'signedIn');
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
  ] as const)('for %s', (_who, open) => {
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

  it('shows card deposits as the history of the player, and the detail of each', async () => {
    const { user } = await player('history');
    const rows = await within(main()).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Deposit.*25.*Completed|Deposit.*Completed.*25/),
      expect.stringMatching(/Deposit.*40.*Failed|Deposit.*Failed.*40/),
    ]);
    await user.click(within(rows[0] as HTMLElement).getByRole('button'));
    expect(await screen.findByText('pi_7')).toBeVisible();
    expect(main()).not.toHaveTextContent(FAILED);
  });

  it('pays by M-Pesa: the prompt is sent, and the deposit is not followed further', async () => {
    const { store, user } = await player('home');
    act(() => void store.dispatch(modalOpened('deposit', {})));
    const dialog = depositDialog;
    await screen.findByRole('radio', { name: /M-Pesa/ });
    await user.type(await within(dialog()).findByRole('textbox', { name: 'Amount' }), '500');
    await user.click(within(dialog()).getByRole('button', { name: /^Deposit/ }));
    expect(await within(dialog()).findByText('Check your phone…')).toBeVisible();
    expect(dialog()).toHaveTextContent('Your balance shows it once it is paid');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a payment method' })).toBeNull());
  });

  it('pays by card with the key that was built into the app', async () => {
    const { store, user } = await player('home');
    act(() => void store.dispatch(modalOpened('deposit', {})));
    const dialog = depositDialog;
    await screen.findByRole('radio', { name: /M-Pesa/ });
    await user.click(await within(dialog()).findByRole('radio', { name: /Credit\/Debit Card/ }));
    await user.type(within(dialog()).getByRole('textbox', { name: 'Amount' }), '10');
    await within(dialog()).findByText('Card details');
    await waitFor(() => expect(within(dialog()).queryByText('Loading the card form…')).toBeNull());
    act(() => stripe.type(true));
    await user.click(within(dialog()).getByRole('button', { name: /^Deposit/ }));
    expect(await within(dialog()).findByText('Payment confirmed')).toBeVisible();
    expect(stripe.confirmed).toHaveLength(1);
  });

  it('offers the methods of the deposits for a withdrawal', async () => {
    const { store } = await player('home');
    act(() => void store.dispatch(modalOpened('withdraw', {})));
    await screen.findByRole('radio', { name: /Credit\/Debit Card/ });
    const dialog = () => screen.getByRole('dialog', { name: 'Withdraw Funds' });
    expect(await within(dialog()).findByRole('radio', { name: /Credit\/Debit Card/ })).toBeChecked();
    expect(dialog()).toHaveTextContent('Instant - 30 minutes');
    expect(dialog()).not.toHaveTextContent(FAILED);
  });
});
