import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { localeChosen, pageRefined } from '@/features/ui';
import { buildGame } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { renderWithStore } from '@/testing/renderWithStore';
import { CategoryBar } from './LateBar';

const MANY = 1_000;

const games = [
  buildGame({ id: 'one', category: 'crash' }),
  ...Array.from({ length: MANY }, (_, index) => buildGame({ id: `g${index}`, category: 'slots' })),
];

describe('the bar of categories', () => {
  it('says how many games each has, in both languages', async () => {
    fakeApi({ games: { data: games } });
    const { store } = renderWithStore(<CategoryBar />);
    expect(await screen.findByRole('link', { name: 'Slots 1,000 games' })).toHaveAttribute('data-count', '1,000');
    expect(screen.getByRole('link', { name: 'Crash 1 game' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dice 0 games' })).toBeVisible();
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('link', { name: 'Sloti 1,000, idadi ya michezo' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crash 1, mchezo mmoja' })).toBeVisible();
  });

  it('counts nothing beside what a search has found', async () => {
    fakeApi({ games: { data: games } });
    const { store } = renderWithStore(<CategoryBar />, { page: 'all-games' });
    expect(await screen.findByRole('link', { name: 'All 1,001 games' })).toBeVisible();
    act(() => void store.dispatch(pageRefined('all-games?q=gold')));
    expect(screen.getByRole('link', { name: 'All' })).not.toHaveAttribute('data-count');
  });
});
