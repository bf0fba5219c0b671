/** A backend with the basic calls alone (docs/operations.md, Bring your own backend); everything else is a 404. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { ORIGIN } from './fakeApi';

/** Minimal answers: ids only for games, providers and deposit bonuses; mostly without `data`. */
const BODIES: Readonly<Record<string, object>> = {
  games: [
    {
      id: 'g1',
      name: 'Simba Reels',
      provider: 'P One',
      image: '/g1.webp',
      url: '/originals/slots.html',
      popularity: 9,
    },
    { id: 'g2', name: 'Twiga Dice', provider: 'P Two', imageUrl: '/g2.webp', gameUrl: 'https://games.example/dice' },
  ],
  providers: {
    data: [
      { id: 'p1', name: 'P One', status: 'active' },
      { id: 'p2', name: 'P Two', status: 'active' },
    ],
  },
  settings: [{ siteName: 'Bahati', footerData: { supportEmail: 'help@bahati.example' } }],
  'content/hero': [{ rightCardTitle: 'Karibu Bahati', isActive: true }],
  'content/welcome': [{ title: 'First step', bonusPercentage: 150, isActive: true }],
  'content/bet-history': [{ playerName: 'Amina', gameName: 'Simba Reels', stake: 5, payout: 20 }],
  'content/footer': [{ paymentNote: 'Paid by M-Pesa' }],
  'bonus-market/hero': [{ title: 'Soko la bonasi' }],
  'bonus-market/boxes': [{ title: 'Golden box', price: 50 }],
  'bonus-market/free-spins': [{ title: 'Fifty spins', spins: 50 }],
  competitions: [
    {
      ...{ title: 'Ligi ya wiki', prizePool: 'KSh 9,000', rules: ['The best ten share.'] },
      ...{ gamesPage: 'games/slots', endsAt: '2099-01-01T00:00:00Z' },
    },
  ],
  'bonuses/type/deposit': [{ id: 'b1', title: 'Karibu boost', bonusPercentage: 100, minDeposit: 200, maxBonus: 1000 }],
  challenges: [{ title: 'Golden week', prizePool: 'KSh 90,000' }],
  'stripe/deposits': [
    {
      paymentIntentId: 'pi_7',
      amount: 25,
      currency: 'usd',
      status: 'succeeded',
      createdAt: '2026-11-20T09:30:00.000Z',
    },
    { id: 'dep-8', amount: 40, currency: 'USD', status: 'failed', createdAt: 1_762_000_000 },
  ],
};

const POSTS: Readonly<Record<string, object>> = {
  'mpesa/stk-push': { ResponseCode: '0' },
  'stripe/payment-intent': { clientSecret: 'pi_9_secret', paymentIntentId: 'pi_9' },
};

const PLAYERS_ONLY = new Set(['stripe/deposits']);

const refused = () => new HttpResponse('Not signed in', { status: 401 });

/** `unknown` collects other calls, such as `GET wallet/terms`. */
export const specApi = (unknown: string[] = []): HttpHandler[] => [
  ...Object.entries(BODIES).map(([path, body]) =>
    http.get(`${ORIGIN}/api/${path}`, ({ request }) =>
      PLAYERS_ONLY.has(path) && !request.headers.has('authorization') ? refused() : HttpResponse.json(body),
    ),
  ),
  ...Object.entries(POSTS).map(([path, body]) => http.post(`${ORIGIN}/api/${path}`, () => HttpResponse.json(body))),
  http.all(`${ORIGIN}/api/*`, ({ request }) => {
    unknown.push(`${request.method} ${new URL(request.url).pathname.slice('/api/'.length)}`);
    return new HttpResponse('Cannot be found', { status: 404 });
  }),
];
