/** The pages by name, each in its own chunk. */
import { type DeveloperPageName, isProviderPage, type PageName } from '@contract/pageNames.ts';
import type { ComponentType } from 'react';
import { HISTORY_PAGE, HOME_PAGE, parsePage } from '@/features/ui';
import { lazyPart, preloadablePart } from '@/shared/lazyPart';

const home = preloadablePart(() => import(/* webpackChunkName: "home" */ '@/pages/home/HomePage'));
const HomePage = home.Part;
const AllGamesPage = lazyPart(() => import(/* webpackChunkName: "all-games" */ '@/pages/allGames/AllGamesPage'));
const TextPage = lazyPart(() => import(/* webpackChunkName: "text-page" */ '@/pages/textPage/TextPage'));
const BonusPage = lazyPart(() => import(/* webpackChunkName: "bonus" */ '@/pages/bonus/BonusPage'));
const BonusMarketPage = lazyPart(
  () => import(/* webpackChunkName: "bonus-market" */ '@/pages/bonusMarket/BonusMarketPage'),
);
const ChallengePage = lazyPart(() => import(/* webpackChunkName: "challenge" */ '@/pages/challenge/ChallengePage'));
const ProfilePage = lazyPart(() => import(/* webpackChunkName: "profile" */ '@/pages/profile/ProfilePage'));
const HistoryPage = lazyPart(() => import(/* webpackChunkName: "history" */ '@/pages/history/HistoryPage'));
const MyBetsPage = lazyPart(() => import(/* webpackChunkName: "my-bets" */ '@/pages/myBets/MyBetsPage'));
const VipPage = lazyPart(() => import(/* webpackChunkName: "vip" */ '@/pages/vip/VipPage'));
const ReferralPage = lazyPart(() => import(/* webpackChunkName: "referral" */ '@/pages/referral/ReferralPage'));
const ResponsibleGamingPage = lazyPart(
  () => import(/* webpackChunkName: "responsible-gaming" */ '@/pages/responsibleGaming/ResponsibleGamingPage'),
);

/** Home is rendered at once then. Never rejects. */
export const preloadHome = (): Promise<unknown> => home.preload().catch(() => undefined);

/** Not in production builds. */
const DEVELOPER_PAGES: Readonly<Partial<Record<DeveloperPageName, ComponentType>>> =
  process.env.NODE_ENV === 'production'
    ? {}
    : { workbench: lazyPart(() => import(/* webpackChunkName: "workbench" */ '@/pages/workbench/WorkbenchPage')) };

const PAGES: Readonly<Record<PageName, ComponentType>> = {
  [HOME_PAGE]: HomePage,
  'all-games': AllGamesPage,
  search: AllGamesPage,
  'games/original': AllGamesPage,
  'games/slots': AllGamesPage,
  bonus: BonusPage,
  'bonus-market': BonusMarketPage,
  challenge: ChallengePage,
  vip: VipPage,
  referral: ReferralPage,
  profile: ProfilePage,
  [HISTORY_PAGE]: HistoryPage,
  'my-bets': MyBetsPage,
  'privacy-policy': TextPage,
  'bonus-terms': TextPage,
  'terms-conditions': TextPage,
  aml: TextPage,
  'responsible-gaming': ResponsibleGamingPage,
  'kyc-policy': TextPage,
  support: TextPage,
  fairness: TextPage,
};

const BY_NAME: Readonly<Record<string, ComponentType>> = { ...PAGES, ...DEVELOPER_PAGES };

/** `null` for an unknown page. */
export function pageComponent(page: string): ComponentType | null {
  const { name } = parsePage(page);
  if (isProviderPage(name)) return AllGamesPage;
  return Object.hasOwn(BY_NAME, name) ? (BY_NAME[name] ?? null) : null;
}
