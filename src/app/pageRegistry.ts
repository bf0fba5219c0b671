/** The pages by name, each in its own chunk. */
import { isGamePage, type SinglePageName, TEXT_PAGE_NAMES } from '@contract/pageNames.ts';
import type { ComponentType } from 'react';
import { HISTORY_PAGE, HOME_PAGE, parsePage } from '@/features/ui';
import { lazyPart, preloadablePart } from '@/shared/lazyPart';

type Page = Pick<ReturnType<typeof preloadablePart<object>>, 'Part'> & { preload?: () => Promise<unknown> };

const allGames = preloadablePart(() => import(/* webpackChunkName: "all-games" */ '@/pages/allGames/AllGamesPage'));
const textPage = preloadablePart(() => import(/* webpackChunkName: "text-page" */ '@/pages/textPage/TextPage'));

const ofPlayer = (load: Parameters<typeof lazyPart<object>>[0]): Page => ({ Part: lazyPart(load) });

const PAGES: Readonly<Record<SinglePageName, Page>> = {
  [HOME_PAGE]: preloadablePart(() => import(/* webpackChunkName: "home" */ '@/pages/home/HomePage')),
  bonus: preloadablePart(() => import(/* webpackChunkName: "bonus" */ '@/pages/bonus/BonusPage')),
  'bonus-market': preloadablePart(
    () => import(/* webpackChunkName: "bonus-market" */ '@/pages/bonusMarket/BonusMarketPage'),
  ),
  challenge: preloadablePart(() => import(/* webpackChunkName: "challenge" */ '@/pages/challenge/ChallengePage')),
  vip: preloadablePart(() => import(/* webpackChunkName: "vip" */ '@/pages/vip/VipPage')),
  referral: preloadablePart(() => import(/* webpackChunkName: "referral" */ '@/pages/referral/ReferralPage')),
  profile: ofPlayer(() => import(/* webpackChunkName: "profile" */ '@/pages/profile/ProfilePage')),
  [HISTORY_PAGE]: ofPlayer(() => import(/* webpackChunkName: "history" */ '@/pages/history/HistoryPage')),
  'my-bets': ofPlayer(() => import(/* webpackChunkName: "my-bets" */ '@/pages/myBets/MyBetsPage')),
  'responsible-gaming': preloadablePart(
    () => import(/* webpackChunkName: "responsible-gaming" */ '@/pages/responsibleGaming/ResponsibleGamingPage'),
  ),
};

function pageOf(page: string): Page | undefined {
  const { name } = parsePage(page);
  if (isGamePage(name)) return allGames;
  if (TEXT_PAGE_NAMES.includes(name)) return textPage;
  return Object.hasOwn(PAGES, name) ? PAGES[name as SinglePageName] : undefined;
}

/** `null` for an unknown page. */
export const pageComponent = (page: string): ComponentType | null => pageOf(page)?.Part ?? null;

/** The page is rendered at once then. Never rejects. */
export const preloadPage = async (page: string): Promise<void> => {
  await pageOf(page)
    ?.preload?.()
    .catch(() => undefined);
};
