/** The contract's schemas that get a name of their own in the OpenAPI document. */
import * as content from '../../../contract/content.ts';
import { ErrorBodySchema } from '../../../contract/error.ts';
import { GameSchema, ProviderSchema } from '../../../contract/games.ts';
import { HealthSchema } from '../../../contract/health.ts';
import { FooterDataSchema, FooterLinkSchema, SettingsSchema } from '../../../contract/settings.ts';
import { BalanceSchema, NotificationSchema, PreferencesSchema, ProfileSchema } from '../../../contract/users.ts';

export const COMPONENT_SCHEMAS = {
  Game: GameSchema,
  Provider: ProviderSchema,
  Settings: SettingsSchema,
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
  Health: HealthSchema,
  ErrorBody: ErrorBodySchema,
};
