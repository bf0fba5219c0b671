import { type GameInput, GameSchema } from '@contract/games.ts';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { selectModals } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { renderWithStore } from '@/testing/renderWithStore';
import { GameCard } from './GameCard';

const playCard = async (fields: Omit<Partial<GameInput>, 'id'>) => {
  const game = v.parse(GameSchema, buildGame({ id: 'g1', name: 'Simba', ...fields }));
  const { store, user } = renderWithStore(<GameCard game={game} />);
  await user.click(screen.getByRole('button', { name: /^Play/ }));
  return selectModals(store.getState());
};

describe('the click on a card', () => {
  it('opens the demo at its address', async () => {
    expect(await playCard({ gameUrl: 'https://g.example/a' })).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'g1', url: 'https://g.example/a' } },
    ]);
  });

  it('opens a game for money without an address, because the server decides who may play', async () => {
    expect(await playCard({ isDemo: false, gameUrl: undefined })).toMatchObject([
      { id: 'gamePlayer', props: { gameId: 'g1', url: null } },
    ]);
    expect(screen.queryByText('Game URL not configured')).toBeNull();
  });

  it('does not open a game for money that is not active', async () => {
    expect(await playCard({ isDemo: false, status: 'maintenance' })).toEqual([]);
  });
});
