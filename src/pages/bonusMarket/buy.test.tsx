import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectModals } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import BonusMarketPage from '.';

const BOX = { id: 'x1', title: 'Bronze box', price: 500, prizes: [{ weight: 1, bonusKes: 50 }] };

interface Call {
  key: string | null;
  body: unknown;
}

/** Answers purchases one after another, and records them. */
function servePurchases(...answers: (() => Response)[]): Call[] {
  const calls: Call[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/users/me/market`, async ({ request }) => {
      calls.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return (answers[calls.length - 1] ?? answers[0])?.() as never;
    }),
  );
  return calls;
}

const bought = () =>
  HttpResponse.json({ data: { points: 100, bonus: 50, currency: 'KES', freeSpins: 0 } }) as unknown as Response;
const refused = (code: string, status = 409) =>
  HttpResponse.json({ error: { code, message: '' } }, { status }) as unknown as Response;

const open = (points: number) => {
  fakeApi({ 'bonus-market/boxes': { data: [BOX] }, 'users/me/points': { data: { points } } });
  return renderAsPlayer(<BonusMarketPage />, { page: 'bonus-market' });
};

const NAME = 'Buy Bronze box for 500 points';

describe('a player in the bonus market', () => {
  let calls: Call[];
  beforeEach(() => {
    calls = servePurchases(bought);
  });

  it('sees the points, and what is missing for an offer', async () => {
    await open(120);
    expect(await screen.findByText('You have 120 points.')).toBeVisible();
    expect(await screen.findByText('380 points missing')).toBeVisible();
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('is asked once more, buys, and reads what came out of the box', async () => {
    const { user } = await open(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    expect(screen.getByRole('group', { name: 'Spend 500 points on “Bronze box”?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/It was Ksh 50 of bonus money/)).toBeVisible();
    expect(calls).toEqual([{ key: expect.any(String), body: { shelf: 'boxes', itemId: 'x1', price: 500 } }]);
    expect(screen.getByRole('link', { name: 'See your bonuses' })).toHaveAttribute('href', '/bonus');
  });

  it('plays the free spins of a box on their slot, for money', async () => {
    const spins = { gameId: 'simba', count: 10, stake: 20, currency: 'KES', expiresAt: '2026-12-23T09:00:00.000Z' };
    servePurchases(
      () =>
        HttpResponse.json({
          data: { points: 100, bonus: 0, currency: 'KES', freeSpins: 10, gameId: 'simba' },
        }) as unknown as Response,
    );
    const { user, store } = await open(600);
    fakeApi({
      'users/me/bonuses/standing': { data: { freeSpins: 10, spins: [spins], welcome: [] } },
      games: { data: [buildGame({ id: 'simba', name: 'Simba Gold' })] },
    });
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/10 free spins are yours/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Play the free spins' }));
    const opened = [{ id: 'gamePlayer', props: { gameId: 'simba', isForMoney: true } }];
    expect(selectModals(store.getState())).toMatchObject(opened);
  });

  it('can change their mind', async () => {
    const { user } = await open(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: NAME })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('tries a purchase without an answer again with the same key', async () => {
    calls = servePurchases(() => refused('broken', 400), bought);
    const { user } = await open(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/No answer came. Try again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/It was Ksh 50/)).toBeVisible();
    expect(calls[0]?.key).toBe(calls[1]?.key);
  });

  it('sees the new price of an offer that has changed, and pays it only when asked again', async () => {
    const { user } = await open(900);
    calls = servePurchases(() => refused('offer_changed'), bought);
    await user.click(await screen.findByRole('button', { name: NAME }));
    fakeApi({ 'bonus-market/boxes': { data: [{ ...BOX, price: 700 }] }, 'users/me/points': { data: { points: 900 } } });
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/This offer has changed/)).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Spend 700 points on “Bronze box”?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/It was Ksh 50/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([{ price: 500 }, { price: 700 }]);
  });

  it.each([
    ['points_missing', 409, /too few points/],
    ['market_unavailable', 409, /no longer for sale/],
    ['time_out', 403, /You are on a break/],
  ])('reads why it came to nothing: %s', async (code, status, text) => {
    servePurchases(() => refused(code, status));
    const { user } = await open(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
