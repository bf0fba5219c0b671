/** On a break nothing is offered anywhere (docs/product.md, Safer play). */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Header } from '@/app/layout/Header/Header';
import Menu from '@/app/layout/SideMenu/Menu';
import { saferPlayApi } from '@/features/saferPlay';
import { createElement } from 'react';
import SpinWheel from '@/features/rewards/modals';
import BonusPage from '@/pages/bonus/BonusPage';
import BonusMarketPage from '@/pages/bonusMarket/BonusMarketPage';
import ChallengePage from '@/pages/challenge/ChallengePage';
import Promotions, { PlayerOffer } from '@/pages/home/promotions/Promotions';
import { fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';

const UNTIL = '2999-01-01T00:00:00.000Z';
const BREAK = { limits: [], realityCheckMinutes: 0, block: { kind: 'timeOut', until: UNTIL } };
const FREE = { limits: [], realityCheckMinutes: 0 };

const STEP = { id: 'w1', title: 'First deposit', order: 1, bonusPercentage: 150, minDeposit: 100 };

const none = () => undefined;

const OFFERS: [name: string, screen: ReactNode, offer: RegExp][] = [
  ['the header', <Header key="header" isWideOnly={false} />, /^Deposit$/],
  ['the menu', <Menu key="menu" isCollapsed={false} />, /Spin|Win prizes daily/],
  ['home', <Promotions key="home" />, /^Claim/],
  ['the banner', <PlayerOffer key="banner" title="Welcome pack" bonus="150%" figureClass={undefined} />, /^Claim/],
  ['the bonus page', <BonusPage key="bonus" />, /^Claim /],
  ['the bonus market', <BonusMarketPage key="market" />, /^See the boxes/],
  ['the challenge', <ChallengePage key="challenge" />, /^Play/],
];

const offersOf = (offer: RegExp) => ['button', 'link'].flatMap((role) => screen.queryAllByRole(role, { name: offer }));

describe('a player on a break', () => {
  beforeEach(() => {
    fakeApi({
      gaming: { data: FREE },
      'content/welcome': { data: [STEP] },
      'bonuses/deposits': { data: [{ ...STEP, id: 'b1', title: 'Boost' }] },
      'users/me/bonuses/standing': { data: { welcome: [{ bonusId: 'w1', order: 1, status: 'next' }] } },
      'bonus-market/hero': { data: [{ id: 'h', title: 'Market', subtitle: '', buttonText: 'See the boxes' }] },
      'bonus-market/boxes': { data: [{ id: 'x', title: 'Bronze box', price: 500, rewards: [] }] },
      'users/me/points': { data: { points: 1 } },
      challenges: { data: [{ id: 'c1', title: 'Race' }] },
    });
  });

  it.each(OFFERS)('is offered nothing by %s, which offers something to others', async (_name, ui, offer) => {
    const { store } = await renderAsPlayer(ui);
    await waitFor(() => expect(offersOf(offer)).not.toEqual([]));
    fakeApi({ gaming: { data: BREAK } });
    await act(async () => {
      await store.dispatch(saferPlayApi.endpoints.getSaferPlay.initiate(undefined, { forceRefetch: true }));
    });
    await waitFor(() => expect(offersOf(offer)).toEqual([]));
  });

  it('finds the wheel at rest', async () => {
    fakeApi({ gaming: { data: BREAK }, 'users/me/wheel': { data: { isPaying: true } } });
    await renderAsPlayer(createElement(SpinWheel, { onClose: none }), { modal: ['spinWheel', {}] });
    expect(await screen.findByText(/so the wheel rests for you/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Spin' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Spin the wheel' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Free spin available daily!')).toBeNull();
  });
});
