/** The pages by name, each in its own chunk. */
import { type DeveloperPageName, isGamePage, type SinglePageName, TEXT_PAGE_NAMES } from '@contract/pageNames.ts';
import type { ComponentType } from 'react';
import { HISTORY_PAGE, HOME_PAGE, parsePage } from '@/features/ui';
import { lazyPart, preloadablePart } from '@/shared/lazyPart';

const home = preloadablePart(() => import(/* webpackChunkName: "home" */ '@/pages/home/HomePage'));
const AllGamesPage = lazyPart(() => import(/* webpackChunkName: "all-games" */ '@/pages/allGames/AllGamesPage'));
const TextPage = lazyPart(() => import(/* webpackChunkName: "text-page" */ '@/pages/textPage/TextPage'));

/** Home is rendered at once then. Never rejects. */
export const preloadHome = (): Promise<unknown> => home.preload().catch(() => undefined);

/** Not in production builds. */
const DEVELOPER_PAGES: Readonly<Partial<Record<DeveloperPageName, ComponentType>>> =
  process.env.NODE_ENV === 'production'
    ? {}
    : { workbench: lazyPart(() => import(/* webpackChunkName: "workbench" */ '@/pages/workbench/WorkbenchPage')) };

const PAGES: Readonly<Record<SinglePageName, ComponentType>> = {
  [HOME_PAGE]: home.Part,
  bonus: lazyPart(() => import(/* webpackChunkName: "bonus" */ '@/pages/bonus/BonusPage')),
  'bonus-market': lazyPart(() => import(/* webpackChunkName: "bonus-market" */ '@/pages/bonusMarket/BonusMarketPage')),
  challenge: lazyPart(() => import(/* webpackChunkName: "challenge" */ '@/pages/challenge/ChallengePage')),
  vip: lazyPart(() => import(/* webpackChunkName: "vip" */ '@/pages/vip/VipPage')),
  referral: lazyPart(() => import(/* webpackChunkName: "referral" */ '@/pages/referral/ReferralPage')),
  profile: lazyPart(() => import(/* webpackChunkName: "profile" */ '@/pages/profile/ProfilePage')),
  [HISTORY_PAGE]: lazyPart(() => import(/* webpackChunkName: "history" */ '@/pages/history/HistoryPage')),
  'my-bets': lazyPart(() => import(/* webpackChunkName: "my-bets" */ '@/pages/myBets/MyBetsPage')),
  'responsible-gaming': lazyPart(
    () => import(/* webpackChunkName: "responsible-gaming" */ '@/pages/responsibleGaming/ResponsibleGamingPage'),
  ),
};

const BY_NAME: Readonly<Record<string, ComponentType>> = { ...PAGES, ...DEVELOPER_PAGES };

/** `null` for an unknown page. */
export function pageComponent(page: string): ComponentType | null {
  const { name } = parsePage(page);
  if (isGamePage(name)) return AllGamesPage;
  if (TEXT_PAGE_NAMES.includes(name)) return TextPage;
  return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;
}
