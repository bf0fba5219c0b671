/** On a break nothing is offered anywhere (docs/product.md, Safer play). */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PAGE_NAMES } from '@contract/pageNames.ts';
import { saferPlayApi } from '@/features/saferPlay';
import { type ModalId, modalOpened, type ModalProps, pageOpened } from '@/features/ui';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import { buildTransaction } from '@/testing/walletBuilders';
import { showOnWideScreen } from '@/testing/wideScreen';
import { App } from './App';

const UNTIL = '2999-01-01T00:00:00.000Z';
const FREE = { limits: [], realityCheckMinutes: 0 };
const BREAK = { ...FREE, block: { kind: 'timeOut', until: UNTIL } };

const STEP = { id: 'w1', title: 'PRIZE of welcome', order: 1, bonusPercentage: 150, minDeposit: 100 };
const GAME = { gameId: 'g1', title: 'Savanna Gold', url: '/originals/slots.html' };
const DEMO = { data: { id: 'g1', gameUrl: GAME.url, isDemo: true } };
const DECLINED = buildTransaction({ method: 'stripe', status: 'failed', reason: 'declined' });
const NO_HISTORY = { data: { items: [] } };

const PAGES = [...PAGE_NAMES, 'history?status=failed'];
const DIALOGS = [
  ['deposit', {}],
  ['withdraw', {}],
  ['spinWheel', {}],
  ['gamePlayer', GAME],
] as const satisfies [ModalId, ModalProps[ModalId]][];

/** Everything on these offers something to a player who is on no break. */
const OFFERING = [
  'home',
  'bonus',
  'bonus-market',
  'challenge',
  'vip',
  'referral',
  'profile',
  'history',
  'my-bets',
  'history?status=failed',
];

const OFFER = /^(?:(?:Make a d|D)eposit|Claim|Spin|Play|Win|Try another card|To the original games)\b/;
/** The content of the test names whatever can be won so. */
const PRIZE = /PRIZE/;

const isStill = () => document.querySelector('[data-waiting], [aria-busy=true]') === null;
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Finds what is offered in an element. A list of games may stay, and so may what leads to texts. */
const offersIn = (place: Element): string[] => [
  ...[...place.querySelectorAll('button, a')]
    .filter((control) => !control.closest('[data-game-id] > button, footer, [aria-disabled=true]'))
    .map(nameOf)
    .filter((name) => OFFER.test(name)),
  ...(PRIZE.exec(place.textContent) ?? []),
];

const ofMain = () => offersIn(screen.getByRole('main'));
const ofDialog = () => offersIn(screen.getByRole('dialog'));

async function openSite() {
  showOnWideScreen();
  const { store, user } = await renderAsPlayer(<App />);
  const { initiate } = saferPlayApi.endpoints.getSaferPlay;
  /** An earlier request may be under way, so it asks until the server was heard. */
  const obey = async (gaming: typeof FREE & { block?: object }) => {
    fakeApi({ gaming: { data: gaming } });
    await waitFor(async () => {
      const { data } = await act(() => store.dispatch(initiate(undefined, { forceRefetch: true })));
      expect(data?.block).toEqual(gaming.block);
    });
  };
  return {
    user,
    obey,
    show: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
    /** Takes a break, which is over afterwards. */
    async expectNothingOnBreak(place: string) {
      await obey(BREAK);
      await waitFor(() => expect([place, isStill(), ...offersIn(document.body)]).toEqual([place, true]));
      await obey(FREE);
    },
  };
}

describe('a player', () => {
  beforeEach(() => {
    fakeApi({
      'content/hero': { data: [{ id: 'h1', isActive: true, rightCardTitle: 'PRIZE by M-Pesa' }] },
      'content/welcome': { data: [STEP] },
      'content/vip-levels': { data: [{ id: 'v', title: 'PRIZE level' }] },
      'content/referral-terms': { data: [{ id: 'r', title: 'PRIZE for a friend', rewardKes: 100 }] },
      'bonuses/deposits': { data: [{ ...STEP, id: 'b1', title: 'Boost' }] },
      'users/me/bonuses/standing': { data: { welcome: [{ bonusId: 'w1', order: 1, status: 'next' }] } },
      'users/me/referral': { data: { code: 'SIMBA234', earned: 0, joined: [] } },
      'users/me/wheel': { data: { isPaying: true } },
      'play/rounds': NO_HISTORY,
      'play/rounds/totals': 'notFound',
      'play/seeds': 'notFound',
      'play/limits': { data: { limits: [] } },
      'bonus-market/hero': { data: [{ id: 'h', title: 'PRIZE market', subtitle: '', buttonText: 'See the boxes' }] },
      'bonus-market/boxes': { data: [{ id: 'x', title: 'Bronze box', price: 500, rewards: [] }] },
      'users/me/points': { data: { points: 1 } },
      challenges: { data: [{ id: 'c1', title: 'PRIZE race', prizePool: 'PRIZE' }] },
    });
    fakeServer.use(
      http.post(`${ORIGIN}/api/games/:id/open`, () => HttpResponse.json(DEMO)),
      http.get(`${ORIGIN}/api/wallet/transactions`, ({ request }) =>
        HttpResponse.json(request.url.includes('status=failed') ? { data: { items: [DECLINED] } } : NO_HISTORY),
      ),
    );
  });

  it('is offered nothing on a break by any page, also by those that offer something to others', async () => {
    const { show, expectNothingOnBreak } = await openSite();
    for (const page of PAGES) {
      show(pageOpened(page));
      await screen.findByRole('main');
      if (OFFERING.includes(page)) await waitFor(() => expect([page, ofMain()]).not.toEqual([page, []]));
      await expectNothingOnBreak(page);
    }
  });

  it.each(DIALOGS)(
    'is offered nothing on a break by the dialog %s, which offers something to others',
    async (id, props) => {
      const { show, expectNothingOnBreak } = await openSite();
      show(modalOpened(id, props as ModalProps[typeof id]));
      await screen.findByRole('dialog');
      await waitFor(() => expect(ofDialog()).not.toEqual([]));
      await expectNothingOnBreak(id);
    },
  );

  it('reads on home until when the break lasts', async () => {
    const { obey } = await openSite();
    await obey(BREAK);
    expect(await screen.findByRole('heading', { name: 'Enjoy your break' })).toBeVisible();
    expect(document.querySelector(`section > article:only-of-type time[datetime="${UNTIL}"]`)).toBeVisible();
  });

  it('opens the withdrawal by the wallet button on a break, and the deposit when it is over', async () => {
    const { obey, user } = await openSite();
    await obey(BREAK);
    await user.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw Funds' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Choose a payment method' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await obey(FREE);
    await user.click(screen.getByRole('button', { name: 'Wallet' }));
    expect(await screen.findByRole('dialog', { name: 'Choose a payment method' })).toBeVisible();
  });
});
