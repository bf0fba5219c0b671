import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import AllGamesPage from '.';

export const open = (page: string) => renderWithStore(<AllGamesPage />, { page });

export const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('data-game-id'));

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search games and providers' });

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function countSays(text: string) {
  await waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));
}
