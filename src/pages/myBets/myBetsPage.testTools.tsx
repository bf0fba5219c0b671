/** My bets for its tests, with a fake backend. */
import type { Round } from '@contract/rounds.ts';
import { http, HttpResponse } from 'msw';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import MyBetsPage from './MyBetsPage';

export const SEEDS = { serverSeedHash: 'hash-now', nextServerSeedHash: 'hash-next', clientSeed: 'lucky', nonce: 7 };
export const TOTALS = { currency: 'KES', rounds: 4, staked: 220, won: 188.8, net: -31.2, games: ['dice-1'] };

const GAMES = [
  { id: 'dice-1', name: 'Duma Dice', gameUrl: '/originals/dice.html', provider: 'Karata', status: 'active' },
  { id: 'dice-2', name: 'Unplayed Dice', gameUrl: '/originals/dice.html', provider: 'Karata', status: 'active' },
  { id: 'slots-9', name: 'Karata ya Malkia', gameUrl: '/originals/slots.html?symbols=cards', status: 'active' },
  { id: 'other', name: 'Pharaoh', gameUrl: 'https://games.example/p', provider: 'Other', status: 'active' },
];

/** Answers rounds page by page, and records the questions for rounds and totals. */
export function serveRounds(pages: Record<string, { items: Round[]; nextCursor?: string }>) {
  const asked: URLSearchParams[] = [];
  const totals: string[] = [];
  fakeApi({ games: { data: GAMES }, 'play/seeds': { data: SEEDS } });
  fakeServer.use(
    http.get(`${ORIGIN}/api/play/rounds/totals`, ({ request }) => {
      totals.push(new URL(request.url).search);
      return HttpResponse.json({ data: TOTALS });
    }),
    http.get(`${ORIGIN}/api/play/rounds`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams);
      return HttpResponse.json({ data: pages[searchParams.get('cursor') ?? ''] });
    }),
  );
  return { asked, totals };
}

export const openBets = (page = 'my-bets') => renderAsPlayer(<MyBetsPage />, { page, profile: { currency: 'KES' } });
