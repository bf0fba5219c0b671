import type { ContentCollection } from '../../../contract/collections.ts';
import { BONUS_MARKET_BOXES, BONUS_MARKET_HERO, FREE_SPINS } from './bonusMarket.ts';
import { challenges } from './challenge.ts';
import { CHALLENGE_PRIZES, challengeTasks } from './challengeTasks.ts';
import { competitions } from './competitions.ts';
import { DEPOSIT_BONUSES } from './depositBonuses.ts';
import { FOOTER } from './footer.ts';
import { HERO } from './hero.ts';
import { REFERRAL_TERMS } from './referralTerms.ts';
import { SPIN_TERMS } from './spinTerms.ts';
import { TEXT_PAGES } from './textPages/index.ts';
import { VIP_LEVELS } from './vipLevels.ts';
import { WHEEL_TERMS } from './wheelTerms.ts';
import { WELCOME_BONUSES } from './welcomeBonuses.ts';

export { EXAMPLE_SETTINGS } from './exampleOperator.ts';
export { SEED_SETTINGS } from './settings.ts';

/**
 * The items of each content collection, with ids in the order of display. `nowMs`: time of seeding in Unix ms; bets are
 * before it, closing dates after it.
 */
export const seedContent = (nowMs: number) =>
  ({
    'hero-content': HERO,
    'welcome-bonuses': WELCOME_BONUSES,
    /** Real rounds alone. */
    'bet-history': [],
    'footer-content': FOOTER,
    'bonus-market-hero': BONUS_MARKET_HERO,
    'bonus-market-boxes': BONUS_MARKET_BOXES,
    'free-spins': FREE_SPINS,
    competitions: competitions(nowMs),
    'deposit-bonuses': DEPOSIT_BONUSES,
    'challenge-content': challenges(nowMs),
    'challenge-tasks': challengeTasks(nowMs),
    'challenge-prizes': CHALLENGE_PRIZES,
    /** Real players alone. */
    leaderboard: [],
    'vip-levels': VIP_LEVELS,
    'referral-terms': REFERRAL_TERMS,
    'spin-terms': SPIN_TERMS,
    'wheel-terms': WHEEL_TERMS,
    'text-pages': TEXT_PAGES,
  }) satisfies Record<ContentCollection, readonly { id: string }[]>;
