import * as v from 'valibot';
import { CONTENT_COLLECTIONS, type ContentCollection } from '../collections.ts';
import * as content from '../routes/content.ts';
import type { Route } from '../routes/route.ts';
import * as site from '../routes/site.ts';
import { forAll } from './operation.ts';

/** A path with a short name, and its collection (docs/product.md, Calls). */
const contentList = <TName extends ContentCollection>(
  of: Route<{ answer: v.InferOutput<(typeof CONTENT_COLLECTIONS)[TName]>[] }>,
  collection: TName,
  summary: string,
) => ({
  collection,
  operation: forAll(of, summary, v.array(CONTENT_COLLECTIONS[collection])),
});

export const CONTENT_LISTS = [
  contentList(site.listHero, 'hero-content', 'Hero banner; the first item is shown'),
  contentList(content.listWelcome, 'welcome-bonuses', 'The welcome pack'),
  contentList(site.listBets, 'bet-history', 'Latest bets'),
  contentList(content.listFooterNotes, 'footer-content', 'Notes below the footer links'),
  contentList(content.listBonusMarketHero, 'bonus-market-hero', 'Bonus market banner'),
  contentList(content.listBonusBoxes, 'bonus-market-boxes', 'Bonus market boxes'),
  contentList(content.listFreeSpins, 'free-spins', 'Bonus market free spins'),
  contentList(site.listCompetitions, 'competitions', 'Competitions'),
  contentList(content.listDepositBonuses, 'deposit-bonuses', 'Deposit bonuses'),
  contentList(content.listBonusesByType, 'deposit-bonuses', 'Deposit bonuses, by type'),
  contentList(content.listChallenges, 'challenge-content', 'Challenges'),
  contentList(content.listChallengeTasks, 'challenge-tasks', 'What scores points in a challenge'),
  contentList(content.listChallengePrizes, 'challenge-prizes', 'Prizes of a challenge by place'),
  contentList(
    content.listLeaderboard,
    'leaderboard',
    'The best places of the challenge, by points of settled rounds for money, without players who asked not to be shown',
  ),
  contentList(content.listVipLevels, 'vip-levels', 'VIP levels'),
  contentList(content.listReferralTerms, 'referral-terms', 'What an invitation is worth; the first item counts'),
];

export const ANY_CONTENT = forAll(
  content.listCollection,
  'Any content collection by name; inactive items are left out',
  v.array(v.looseObject({ id: v.string() })),
  {
    params: v.object({ collection: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,63}$/)) }),
    errors: { unknown_collection: 404 },
  },
);
