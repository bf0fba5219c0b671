/** Schemas of the contract with a name in the OpenAPI document. */
import { ChallengeSchema } from '../../../contract/challenge.ts';
import { BetSchema, CompetitionSchema, FooterContentSchema, TextPageSchema } from '../../../contract/content.ts';
import { DepositBonusSchema, WelcomeBonusSchema } from '../../../contract/depositBonuses.ts';
import { FooterDataSchema, FooterLinkSchema } from '../../../contract/footer.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { HeroSchema } from '../../../contract/hero.ts';
import { BonusBoxSchema, BonusMarketHeroSchema, FreeSpinsSchema } from '../../../contract/market.ts';
import { ErrorBodySchema } from '../../../contract/route.ts';
import { HealthSchema } from '../../../contract/server.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { TransactionSchema } from '../../../contract/transactions.ts';
import { NotificationSchema, PreferencesSchema, ProfileSchema } from '../../../contract/users.ts';
import { BalanceSchema } from '../../../contract/wallet.ts';

export const COMPONENT_SCHEMAS = {
  Game: GameSchema,
  Provider: ProviderSchema,
  Settings: SiteSettingsSchema,
  FooterData: FooterDataSchema,
  FooterLink: FooterLinkSchema,
  Hero: HeroSchema,
  WelcomeBonus: WelcomeBonusSchema,
  DepositBonus: DepositBonusSchema,
  Bet: BetSchema,
  Competition: CompetitionSchema,
  Challenge: ChallengeSchema,
  BonusMarketHero: BonusMarketHeroSchema,
  BonusBox: BonusBoxSchema,
  FreeSpins: FreeSpinsSchema,
  TextPage: TextPageSchema,
  FooterContent: FooterContentSchema,
  Profile: ProfileSchema,
  Preferences: PreferencesSchema,
  Notification: NotificationSchema,
  Balance: BalanceSchema,
  Transaction: TransactionSchema,
  Health: HealthSchema,
  ErrorBody: ErrorBodySchema,
};
