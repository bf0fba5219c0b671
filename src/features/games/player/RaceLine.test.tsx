import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { HouseKind } from '@contract/playTerms.ts';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { localeChosen, selectPage } from '@/features/ui';
import { type Answer, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { playMoney, serveLaunches } from './money/moneyMode.testTools';
import RaceLine from './RaceLine';

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const race = (own: object = {}) => ({
  ...{ id: 'siku', title: 'Race of the day', every: 'day', score: 'stake', kinds: ['slots', 'dice'], rounds: 100 },
  ...{ leastStakeKes: 20, givesPercent: 10, mostKes: 20_000, shares: [40, 25], gamesPage: 'games/dice', wagering: 10 },
  ...{ startsAt: fromNow(-18), endsAt: fromNow(5.4), poolKes: 1_240, places: [], ...own },
});
const standing = (own: object = {}) => ({ id: 'siku', points: 812, rank: 4, rounds: 9, prizeKes: 124, ...own });

const serve = (own: object | undefined, races: object[] | Answer = [race()]) =>
  fakeApi({
    races: Array.isArray(races) ? { data: races } : races,
    'users/me/races': { data: own ? [own] : [] },
  });

const onLeave = jest.fn();
const show = (kind: HouseKind = 'dice') =>
  renderAsPlayer(<RaceLine kind={kind} rounds={0} onLeave={onLeave} />, { profile: { currency: 'KES' } });
const line = () => screen.findByRole('link', { name: /Race/ });

/** A game that opens at the first press, and plays a round at each further one. */
function Game() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setPresses(presses + 1)} />
      {presses > 0 && <RaceLine kind="dice" rounds={presses - 1} onLeave={onLeave} />}
    </>
  );
}
const press = () => act(() => screen.getByRole('button').click());

/** Opens it for a signed-in player, in a time that the test moves. */
async function openInFakeTime() {
  await renderAsPlayer(<Game />);
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  press();
}

describe('the line of a race over a game', () => {
  afterEach(() => void jest.useRealTimers());

  it('has the name, the place, the points, the prize of the place and the time left, and leads to the races', async () => {
    serve(standing());
    const { user } = await show();
    expect(await screen.findByText('4th place')).toHaveAttribute('aria-live', 'polite');
    expect(await line()).toHaveTextContent(
      /^Race of the day4th place812 pointsYour prize if it ended now: Ksh\s124Time left 5 hours$/,
    );
    await user.click(await line());
    expect(onLeave).toHaveBeenCalledWith('challenge');
  });

  it('says before the first round what it takes to be on the board', async () => {
    serve(standing({ points: 0, rank: undefined, prizeKes: 0 }));
    await show();
    expect(await screen.findByText(/^Play from Ksh\s20 to get on the board$/)).toBeVisible();
    expect(await line()).not.toHaveTextContent('place');
  });

  it('is in Kiswahili too', async () => {
    serve(standing(), [race({ endsAt: fromNow(50) })]);
    const { store } = await show();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByText(/^Nafasi ya/)).toBeVisible();
    expect(await line()).toHaveTextContent(/pointi 812.*siku 2$/);
  });

  it.each<[string, HouseKind, object[] | Answer]>([
    ['no race', 'dice', []],
    ['a kind of game that no race counts', 'mines', [race()]],
    ['races that did not load', 'dice', 'notFound'],
    ['an unreadable answer', 'dice', 'html'],
  ])('is not there with %s', async (_name, kind, races) => {
    serve(standing(), races);
    const { store, container } = await show(kind);
    await waitFor(() =>
      expect(JSON.stringify(store.getState().api.queries)).toMatch(/getRaces.*(?:fulfilled|rejected)/),
    );
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('follows the boards for a while after a round, and asks for nothing while nobody plays', async () => {
    let asked = 0;
    serve(undefined);
    fakeServer.use(
      http.get(`${ORIGIN}/api/users/me/races`, () => {
        asked += 1;
        return HttpResponse.json({ data: [standing({ rank: 10 - asked })] });
      }),
    );
    await openInFakeTime();
    expect(await screen.findByText(/^9th/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(1);
    press();
    expect(await screen.findByText(/^8th/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText(/^7th/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    const followed = asked;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(followed);
  });

  it('says that a race is over, and begins with its next run', async () => {
    serve(standing(), [race({ endsAt: fromNow(-0.001) })]);
    await openInFakeTime();
    expect(await line()).toHaveTextContent(/This race is over$/);
    serve(undefined, [race({ endsAt: fromNow(24) })]);
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    await waitFor(async () => expect(await line()).toHaveTextContent(/Time left 1 day$/));
  });
});

describe('a game for money', () => {
  it('has the line of its race, which is left by a press, and counts its rounds', async () => {
    serveLaunches();
    serve(standing({ points: 0, rank: undefined }));
    const { say, store, user, onClose } = await playMoney({ races: { data: [race()] } });
    expect(await screen.findByText(/to get on the board$/)).toBeVisible();
    serve(standing());
    say({ type: 'round' });
    expect(await screen.findByText(/^4th/)).toBeVisible();
    await user.click(await line());
    expect(onClose).toHaveBeenCalled();
    expect(selectPage(store.getState())).toBe('challenge');
  });

  it('as a demo has none', async () => {
    serveLaunches();
    serve(standing());
    const { user } = await playMoney();
    await line();
    await user.click(screen.getByRole('switch', { name: 'Play for money' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Race/ })).toBeNull());
  });
});
