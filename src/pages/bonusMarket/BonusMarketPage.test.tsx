import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { selectModals } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import BonusMarketPage from '.';

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
    open({ boxes: { data: [BOX, { ...BOX, id: 'x2', title: 'Gift', price: 0 }] } });
    expect(await screen.findAllByText('Not for sale right now')).toHaveLength(2);
    expect(screen.getByText(/^Points are for players/)).toBeVisible();
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
    open({ hero: 'notFound', boxes: { data: [BOX] }, spins: { data: [{ ...SPINS, isActive: false }] } });
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
