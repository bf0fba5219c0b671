import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ChallengeSchema } from '../../../contract/challenge.ts';
import { BetSchema, CompetitionSchema, FooterContentSchema, TextPageSchema } from '../../../contract/content.ts';
import { DepositBonusSchema, WelcomeBonusSchema } from '../../../contract/depositBonuses.ts';
import { FooterDataSchema, FooterLinkSchema } from '../../../contract/footer.ts';
import { FullGameSchema, ProviderSchema } from '../../../contract/games.ts';
import { HeroSchema } from '../../../contract/hero.ts';
import { BonusBoxSchema, BonusMarketHeroSchema, FreeSpinsSchema } from '../../../contract/market.ts';
import { ErrorBodySchema } from '../../../contract/route.ts';
import { HealthSchema } from '../../../contract/server.ts';
import { SiteSettingsSchema } from '../../../contract/settings.ts';
import { TransactionSchema } from '../../../contract/transactions.ts';
import { NotificationSchema, PreferencesSchema, ProfileSchema } from '../../../contract/users.ts';
import { BalanceSchema } from '../../../contract/wallet.ts';
import { idField } from '../../../contract/fields.ts';

/** These schemas of the contract have a name in the OpenAPI document. */
const COMPONENT_SCHEMAS = {
  Game: FullGameSchema,
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

/** The output side: defaults are filled in. Checks that JSON Schema cannot express are left out. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === idField.pipe[0] ? { type: 'string' } : lenientListOf(valibotSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The list of `lenientList`, which its transformation hides. Items are written inline, without a reference. */
function lenientListOf(schema: object): JsonSchema | undefined {
  if (!('itemSchema' in schema)) return undefined;
  const { $schema: _, ...items } = toJsonSchema(schema.itemSchema as v.GenericSchema, config);
  return { type: 'array', items };
}

export type { JsonSchema };

/** The JSON Schema of a contract schema; named schemas become references. */
export function toSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...config, definitions: COMPONENT_SCHEMAS });
  return rest;
}

export const componentSchemas = (): Record<string, JsonSchema> => toJsonSchemaDefs(COMPONENT_SCHEMAS, config);
