import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectModals } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { type Answer, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { renderWithStore } from '@/testing/renderWithStore';
import BonusMarketPage from './BonusMarketPage';

const HERO = { id: 'h', title: 'Soko la Bonasi', subtitle: 'Trade your points.', buttonText: 'See the boxes' };
const BOX = { id: 'x1', title: 'Bronze box', price: 500, rewards: ['10 free spins', 'or KSh 50'] };
const SPINS = { id: 's1', title: 'Twenty', spins: 20, gameName: 'Simba Gold', price: 1 };

interface Parts {
  hero?: Answer;
  boxes?: Answer;
  spins?: Answer;
}

const NOTHING = { data: [] };

const open = ({ hero = NOTHING, boxes = NOTHING, spins = NOTHING }: Parts) => {
  fakeApi({ 'bonus-market/hero': hero, 'bonus-market/boxes': boxes, 'bonus-market/free-spins': spins });
  return renderWithStore(<BonusMarketPage />, { page: 'bonus-market' });
};

describe('the bonus market', () => {
  it('shows the banner, the boxes with their rewards and prices, and the free spins', async () => {
    open({ hero: { data: [HERO] }, boxes: { data: [BOX] }, spins: { data: [SPINS] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Soko la Bonasi' })).toBeVisible();
    const box = within(await screen.findByRole('region', { name: 'Boxes' })).getByRole('article');
    expect(within(box).getAllByRole('listitem')).toHaveLength(2);
    expect(within(box).getByText('500 points')).toBeVisible();
    const spins = within(await screen.findByRole('region', { name: 'Free spins' })).getByRole('article');
    expect(within(spins).getByText('20 free spins on Simba Gold')).toBeVisible();
    expect(within(spins).getByText('1 point')).toBeVisible();
  });

  it('links the button of the banner to the first part of the page', async () => {
    const { user } = open({ hero: { data: [HERO] }, spins: { data: [SPINS] } });
    await screen.findByRole('article');
    await user.click(await screen.findByRole('button', { name: 'See the boxes' }));
    expect(screen.getByRole('heading', { name: 'Free spins' })).toHaveFocus();
  });

  it('says to a visitor how points are earned, and sells nothing without prizes or a price', async () => {
    open({
      boxes: { data: [BOX, { ...BOX, id: 'x2', title: 'Gift', price: 0 }] },
    });
    expect(await screen.findAllByText('Not for sale right now')).toHaveLength(2);
    expect(screen.getByText(/^Earn 1 point for every Ksh 20/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens the game of the free spins', async () => {
    fakeApi({ games: { data: [buildGame({ id: 'simba', name: 'Simba Gold' })] } });
    const { store, user } = open({ spins: { data: [{ ...SPINS, gameId: 'simba' }] } });
    await user.click(await screen.findByRole('button', { name: 'Play Simba Gold' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'gamePlayer', props: { gameId: 'simba' } }]);
  });

  it.each([
    ['names no game', {}],
    ['has an unknown game', { gameId: 'gone' }],
    ['has an inactive game', { gameId: 'resting' }],
  ])('links to all games when the offer %s', async (_case, own) => {
    fakeApi({ games: { data: [buildGame({ id: 'resting', status: 'maintenance' })] } });
    open({ spins: { data: [{ ...SPINS, ...own }] } });
    expect(await screen.findByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/all-games');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('hides parts that are empty or did not load', async () => {
    open({
      hero: 'notFound',
      boxes: { data: [BOX] },
      spins: { data: [{ ...SPINS, isActive: false }] },
    });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonus market' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Free spins' })).not.toBeInTheDocument();
  });

  it('says that the whole market is empty, with a link', async () => {
    open({});
    expect(await screen.findByText('The bonus market is empty right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the deposit bonuses' })).toHaveAttribute('href', '/bonus');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['notFound', 'junk', 'html', 'empty'] as const)(
    'says after %s that it could not be loaded, and can load it again',
    async (fault) => {
      const { user } = open({ hero: fault, boxes: fault, spins: fault });
      expect(await screen.findByRole('alert')).toHaveTextContent('The bonus market could not be loaded');
      fakeApi({ 'bonus-market/boxes': { data: [BOX] } });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'Bronze box' })).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

const PRIZE_BOX = { id: 'x1', title: 'Bronze box', price: 500, prizes: [{ weight: 1, bonusKes: 50 }] };

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

const openWithPoints = (points: number) => {
  fakeApi({ 'bonus-market/boxes': { data: [PRIZE_BOX] }, 'users/me/points': { data: { points } } });
  return renderAsPlayer(<BonusMarketPage />, { page: 'bonus-market' });
};

const NAME = 'Buy Bronze box for 500 points';

describe('a player in the bonus market', () => {
  let calls: Call[];
  beforeEach(() => {
    calls = servePurchases(bought);
  });

  it('sees the points, and what is missing for an offer', async () => {
    await openWithPoints(120);
    expect(await screen.findByText('You have 120 points.')).toBeVisible();
    const way = await screen.findByRole('progressbar', { name: 'Bronze box' });
    expect(way).toHaveAttribute('aria-valuenow', '24');
    expect(screen.getByText(way.getAttribute('aria-valuetext') ?? '')).toHaveTextContent('380 points to go');
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  });

  it('sees the button and no way to go where the points are enough', async () => {
    await openWithPoints(500);
    expect(await screen.findByRole('button', { name: NAME })).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is asked once more, buys, and reads what came out of the box', async () => {
    const { user } = await openWithPoints(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    expect(screen.getByRole('group', { name: 'Spend 500 points on “Bronze box”?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/You got Ksh 50 of bonus money/)).toBeVisible();
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
    const { user, store } = await openWithPoints(600);
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
    const { user } = await openWithPoints(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: NAME })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('tries a purchase without an answer again with the same key', async () => {
    calls = servePurchases(() => refused('broken', 400), bought);
    const { user } = await openWithPoints(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/No answer came. Try again/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/You got Ksh 50/)).toBeVisible();
    expect(calls[0]?.key).toBe(calls[1]?.key);
  });

  it('sees the new price of an offer that has changed, and pays it only when asked again', async () => {
    const { user } = await openWithPoints(900);
    calls = servePurchases(() => refused('offer_changed'), bought);
    await user.click(await screen.findByRole('button', { name: NAME }));
    fakeApi({
      'bonus-market/boxes': { data: [{ ...PRIZE_BOX, price: 700 }] },
      'users/me/points': { data: { points: 900 } },
    });
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/This offer has changed/)).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Spend 700 points on “Bronze box”?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(/You got Ksh 50/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([{ price: 500 }, { price: 700 }]);
  });

  it.each([
    ['points_missing', 409, /do not have enough points/],
    ['market_unavailable', 409, /no longer for sale/],
    ['bonuses_waiting', 409, /Play or give up one first/],
    ['time_out', 403, /You are on a break/],
  ])('reads why it came to nothing: %s', async (code, status, text) => {
    servePurchases(() => refused(code, status));
    const { user } = await openWithPoints(600);
    await user.click(await screen.findByRole('button', { name: NAME }));
    await user.click(screen.getByRole('button', { name: 'Yes, buy' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
