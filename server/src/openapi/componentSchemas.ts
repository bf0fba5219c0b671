/** Schemas of the contract with a name in the OpenAPI document. */
import * as content from '../../../contract/content.ts';
import { ErrorBodySchema } from '../../../contract/error.ts';
import { FooterDataSchema, FooterLinkSchema, SiteSettingsSchema } from '../../../contract/footer.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { HealthSchema } from '../../../contract/health.ts';
import { BalanceSchema, NotificationSchema, PreferencesSchema, ProfileSchema } from '../../../contract/users.ts';
import { TransactionSchema } from '../../../contract/wallet.ts';

export const COMPONENT_SCHEMAS = {
  Game: GameSchema,
  Provider: ProviderSchema,
  Settings: SiteSettingsSchema,
  FooterData: FooterDataSchema,
  FooterLink: FooterLinkSchema,
  Hero: content.HeroSchema,
  WelcomeBonus: content.WelcomeBonusSchema,
  DepositBonus: content.DepositBonusSchema,
  Bet: content.BetSchema,
  Competition: content.CompetitionSchema,
  Challenge: content.ChallengeSchema,
  BonusMarketHero: content.BonusMarketHeroSchema,
  BonusBox: content.BonusBoxSchema,
  FreeSpins: content.FreeSpinsSchema,
  TextPage: content.TextPageSchema,
  FooterContent: content.FooterContentSchema,
  Profile: ProfileSchema,
  Preferences: PreferencesSchema,
  Notification: NotificationSchema,
  Balance: BalanceSchema,
  Transaction: TransactionSchema,
  Health: HealthSchema,
  ErrorBody: ErrorBodySchema,
};
