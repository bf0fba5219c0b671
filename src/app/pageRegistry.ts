/** The pages by name, each a chunk of its own. A name that is not here renders nothing. */
import { type ComponentType, lazy } from 'react';
import { HOME_PAGE, parsePage } from '@/features/ui';

const HomePage = lazy(() => import(/* webpackChunkName: "home" */ '@/pages/home'));
const AllGamesPage = lazy(() => import(/* webpackChunkName: "all-games" */ '@/pages/allGames'));
const TextPage = lazy(() => import(/* webpackChunkName: "text-page" */ '@/pages/textPage'));
const BonusPage = lazy(() => import(/* webpackChunkName: "bonus" */ '@/pages/bonus'));
const BonusMarketPage = lazy(() => import(/* webpackChunkName: "bonus-market" */ '@/pages/bonusMarket'));
const ChallengePage = lazy(() => import(/* webpackChunkName: "challenge" */ '@/pages/challenge'));
const ProfilePage = lazy(() => import(/* webpackChunkName: "profile" */ '@/pages/profile'));
const InvitationPage = lazy(() => import(/* webpackChunkName: "invitation" */ '@/pages/invitation'));

const PAGES: Readonly<Record<string, ComponentType>> = {
  [HOME_PAGE]: HomePage,
  'all-games': AllGamesPage,
  search: AllGamesPage,
  'games/original': AllGamesPage,
  'games/slots': AllGamesPage,
  bonus: BonusPage,
  'bonus-market': BonusMarketPage,
  challenge: ChallengePage,
  vip: InvitationPage,
  referral: InvitationPage,
  profile: ProfilePage,
  'privacy-policy': TextPage,
  'bonus-terms': TextPage,
  'terms-conditions': TextPage,
  aml: TextPage,
  'responsible-gaming': TextPage,
  'kyc-policy': TextPage,
  support: TextPage,
  fairness: TextPage,
};

const PROVIDER_PAGE = /^provider\/[^/]+$/;

/** The component of a page name, or `null` for a name that is no page. */
export function pageComponent(page: string): ComponentType | null {
  const { name } = parsePage(page);
  if (PROVIDER_PAGE.test(name)) return AllGamesPage;
  return Object.hasOwn(PAGES, name) ? (PAGES[name] ?? null) : null;
}
