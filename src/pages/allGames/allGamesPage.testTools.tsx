import { screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import AllGamesPage from './AllGamesPage';

export const open = (page: string) => renderWithStore(<AllGamesPage />, { page });

export const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('data-game-id'));

export const searchBox = () => screen.getByRole('searchbox', { name: 'Search games and providers' });

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export async function countSays(text: string) {
  await screen.findByText(text, { selector: '[role=status]' });
}
