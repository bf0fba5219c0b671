import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { leaksOf } from '@/testing/recordActions';
import { frame, modalsOver, OWN_GAME } from '../gamePlayer.testTools';
import { GAME_URL, openForMoney, playMoney, POSITION, serveLaunches, STAKES, TOKEN } from './moneyMode.testTools';

afterEach(() => void jest.restoreAllMocks());

const modeSwitch = () => screen.findByRole('switch', { name: 'Play for money' });

describe('a house game', () => {
  it('is played for money by a player who has some, in a frame that is told so', async () => {
    serveLaunches();
    await openForMoney();
    expect(await modeSwitch()).toBeChecked();
    expect(frame().src).toContain('mode=money');
  });

  it('gets its launch in a message after it says that it is ready, with the accounts', async () => {
    serveLaunches();
    const { posted } = await playMoney();
    expect(posted()).toEqual([
      {
        source: 'karata-site',
        type: 'launch',
        token: TOKEN(1),
        gameId: 'g1',
        currency: 'KES',
        stakes: STAKES,
        api: `${ORIGIN}/api`,
        balance: 1_000,
        bonusBalance: 50,
        held: 0,
        kesPerUsd: 129.5,
        session: { since: POSITION.since, playedMs: expect.any(Number), net: -120 },
      },
    ]);
  });

  it('never shows its token to the store', async () => {
    serveLaunches();
    const { recording, say, posted } = await playMoney();
    say({ type: 'launchExpired' });
    await waitFor(() => expect(posted().at(-1)).toMatchObject({ token: TOKEN(2) }));
    expect(recording.recorded.length).toBeGreaterThan(0);
    expect(leaksOf(recording, [TOKEN(1), TOKEN(2)])).toEqual([]);
    expect(frame().src).not.toContain(TOKEN(1));
  });

  it('is a demo for a player without money, with the deposit one press away', async () => {
    const { opened } = serveLaunches();
    const { store, user } = await openForMoney({ balance: 0, bonusBalance: 0, available: 0 });
    expect(await modeSwitch()).not.toBeChecked();
    expect(frame().src).not.toContain('mode=money');
    expect(opened()).not.toContain('money');
    await user.click(await modeSwitch());
    expect(modalsOver(store)).toMatchObject([{ id: 'deposit' }]);
    await waitFor(() => expect(frame().src).toContain('mode=money'));
  });

  it('goes to the demo and back, which ends the launch and opens another', async () => {
    const { opened, closed } = serveLaunches();
    const { user } = await playMoney();
    await user.click(await modeSwitch());
    expect(frame().src).not.toContain('mode=money');
    await waitFor(() => expect(closed()).toEqual([TOKEN(1)]));
    await user.click(await modeSwitch());
    await waitFor(() => expect(opened().filter((mode) => mode === 'money')).toHaveLength(2));
  });

  it('asks before it goes to the demo while a stake rides', async () => {
    const { closed } = serveLaunches();
    const { say, user } = await playMoney();
    const question = () => screen.queryByText('Your bet is still on. Leave the game?');
    say({ type: 'riding', rounds: 1 });
    await user.click(await modeSwitch());
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(question()).toBeNull();
    expect(await modeSwitch()).toBeChecked();
    expect(closed()).toEqual([]);
    await user.click(await modeSwitch());
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await modeSwitch()).not.toBeChecked();
    expect(question()).toBeNull();
    await waitFor(() => expect(closed()).toEqual([TOKEN(1)]));
  });

  it('ends its launch when it is closed', async () => {
    const { closed } = serveLaunches();
    const { unmount } = await playMoney();
    unmount();
    await waitFor(() => expect(closed()).toEqual([TOKEN(1)]));
  });

  it('ends its launch with the sign-in, and says so in its place', async () => {
    const { closed } = serveLaunches();
    const { identity } = await playMoney();
    act(() => identity.become(null));
    await waitFor(() => expect(closed()).toEqual([TOKEN(1)]));
    expect(await screen.findByText('You have been signed out')).toBeVisible();
  });

  it('asks a visitor who wants money to sign in, over the game', async () => {
    const { store, user } = await openForMoney({}, 'visitor');
    expect(await modeSwitch()).not.toBeChecked();
    await user.click(await modeSwitch());
    expect(modalsOver(store)).toMatchObject([{ id: 'auth', props: { tab: 'register' } }]);
    expect(frame()).toBeVisible();
  });

  it('has no switch for a game of another studio', async () => {
    serveLaunches('https://games.example/play');
    await openForMoney();
    expect(await screen.findByTitle('Savanna Gold')).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is a demo without a switch when the backend has no rounds for money', async () => {
    fakeServer.use(
      http.post(`${ORIGIN}/api/games/:id/open`, () =>
        HttpResponse.json({ data: { id: 'g1', gameUrl: OWN_GAME, isDemo: true } }),
      ),
    );
    await openForMoney();
    await waitFor(() => expect(frame().src).not.toContain('mode=money'));
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
  });
});

describe('a launch', () => {
  it.each([
    [403, 'time_out', 'You are taking a break'],
    [403, 'self_excluded', 'You have excluded yourself'],
    [409, 'game_unavailable', 'Game not available'],
  ])('is refused with the reason: %d %s', async (status, code, title) => {
    serveLaunches(GAME_URL, () => HttpResponse.json({ error: { code } }, { status }));
    await openForMoney();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByTitle('Savanna Gold')).toBeNull();
  });

  it('can be tried again when no answer came', async () => {
    serveLaunches(GAME_URL, () => FAULTS.unreachable());
    const { user } = await openForMoney();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    serveLaunches();
    await user.click(again);
    await waitFor(() => expect(frame().src).toContain('mode=money'));
  });
});
