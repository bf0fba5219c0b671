import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { followPlayer, selectIsSignedIn } from '@/features/auth';
import { modalClosed, modalOpened, selectModals, selectPage } from '@/features/ui';
import { useShownMoney } from '@/features/wallet';
import { http, HttpResponse } from 'msw';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import RealityCheckModal from '../modals';
import { forgetSession } from './session';
import { useRealityCheck } from './useRealityCheck';

const MINUTE_MS = 60_000;

const SINCE = '2026-11-20T09:00:00.000Z';
const POSITION = { since: SINCE, deposited: 25, withdrawn: 10, net: -15, staked: 8.5, won: 3, wonNet: -5.5 };

/** The app follows the session of a player like this. */
function Site() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn && <Player />;
}

function Player() {
  useRealityCheck();
  return null;
}

/** The app hands in the amounts of the wallet. */
const Shown = (props: { since: string; onClose: () => void }) => (
  <RealityCheckModal {...props} shown={useShownMoney()} />
);

/** The modal root closes it like this. */
function Check({ close }: { close: () => void }) {
  const check = useSelector(selectModals).find(({ id }) => id === 'realityCheck');
  return check?.id === 'realityCheck' && <Shown {...check.props} onClose={close} />;
}

/** How often the server was told that the check was seen. */
let seen = 0;

const open = async (minutes: number) => {
  const state = { data: { limits: [], realityCheckMinutes: minutes } };
  fakeApi({ gaming: state, 'gaming/position': { data: POSITION } });
  fakeServer.use(
    http.post(`${ORIGIN}/api/gaming/reality-check/seen`, () => {
      seen += 1;
      return HttpResponse.json(state);
    }),
  );
  const identity = fakeIdentity();
  const view = renderWithStore(
    <>
      <Site />
      <Check close={() => void view.store.dispatch(modalClosed('realityCheck'))} />
    </>,
    { identity },
  );
  act(() => view.store.dispatch(followPlayer()));
  await signInto(view.store, identity);
  await waitFor(() => expect(JSON.stringify(view.store.getState().api.queries)).toContain('realityCheckMinutes'));
  return { ...view, identity };
};

const passes = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const check = () => screen.queryByRole('alertdialog', { name: 'Time check' });
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

beforeEach(() => {
  seen = 0;
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
});
afterEach(() => {
  forgetSession();
  jest.useRealTimers();
});

describe('the reality check', () => {
  it('opens at its time, not before, and shows time and money', async () => {
    await open(30);
    await passes(29);
    expect(check()).toBeNull();
    await passes(1.1);
    expect(check()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await screen.findByText('Net position');
    expect(text()).toContain('30 min');
    expect(text()).toMatch(/DepositedUS\$25WithdrawnUS\$10Net position−US\$15/);
    expect(text()).toMatch(/StakedUS\$8\.50WonUS\$3Profit \/ loss−US\$5\.50/);
  });

  it('counts in the currency of the player', async () => {
    fakeApi({ 'users/me': { data: buildProfile({ preferredCurrency: 'KES' }) } });
    await open(15);
    await passes(15.1);
    await waitFor(() => expect(text()).toContain('Net positionabout ≈ −Ksh 1,943'));
  });

  it('never opens for a player who has set none', async () => {
    await open(0);
    await passes(200);
    expect(check()).toBeNull();
  });

  it('stays open on Escape, and opens again some time after it was answered', async () => {
    const { user } = await open(15);
    await passes(15.1);
    const dialog = check();
    act(() => void dialog?.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(check()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(check()).toBeNull();
    await passes(14);
    expect(check()).toBeNull();
    await passes(1.1);
    expect(check()).toBeVisible();
  });

  it('tells the server that it was seen, once for each time', async () => {
    const { user } = await open(15);
    await passes(15.1);
    expect(seen).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(seen).toBe(1));
    await passes(15.1);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(seen).toBe(2));
  });

  it('opens again after a reload when it was not answered', async () => {
    const before = await open(15);
    await passes(15.1);
    before.unmount();
    await open(15);
    await passes(0.1);
    expect(check()).toBeVisible();
  });

  it('goes on with the time of the session after a reload, and shows how play went', async () => {
    const before = await open(60);
    await passes(40);
    before.unmount();
    await open(60);
    await passes(20.1);
    expect(check()).toBeVisible();
    expect(text()).toContain('1 hStaked');
    await screen.findByText('Profit / loss');
  });

  it('closes the game when the player leaves it, and offers that only over a game', async () => {
    const { user, store } = await open(15);
    await passes(15.1);
    expect(screen.queryByRole('button', { name: 'Leave the game' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const game = { gameId: 'g1', title: 'Savanna', url: 'https://games.example' };
    act(() => void store.dispatch(modalOpened('gamePlayer', game)));
    await passes(15.1);
    await user.click(screen.getByRole('button', { name: 'Leave the game' }));
    expect(selectModals(store.getState())).toEqual([]);
  });

  it('closes the game for a break', async () => {
    const { user, store } = await open(15);
    const game = { gameId: 'g1', title: 'Savanna', url: 'https://games.example' };
    act(() => void store.dispatch(modalOpened('gamePlayer', game)));
    await passes(15.1);
    await user.click(screen.getByRole('button', { name: 'Take a break' }));
    expect(selectModals(store.getState())).toEqual([]);
    expect(selectPage(store.getState())).toBe('responsible-gaming?section=tools');
  });

  it('links to the money page', async () => {
    const { user, store } = await open(15);
    await passes(15.1);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'withdraw' }]);
  });

  it('can sign the player out, and the next session starts its time again', async () => {
    const { user, store } = await open(15);
    await passes(15.1);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(false));
    expect(check()).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('says that the figures did not load, loads them again, and never blocks the player', async () => {
    const { user } = await open(15);
    fakeApi({ 'gaming/position': 'notFound' });
    await passes(15.1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your figures could not be loaded.');
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
    fakeApi({ 'gaming/position': { data: { since: '2026-11-20T09:00:00.000Z', net: 0 } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Net position')).toBeVisible();
  });
});
