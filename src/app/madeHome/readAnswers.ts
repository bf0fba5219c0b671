import type { HomeAnswers } from '@contract/homePage.ts';
import * as v from 'valibot';
import { HeroListSchema } from '@/features/content';
import { SettingsAnswerSchema } from '@/features/ui';
import { GameListSchema, ProviderListSchema } from '@/features/games';
import type { Answers } from './homeData';

/** The answers of the API, read by the schemas of the app. @throws ValiError when one does not fit the contract */
export const readAnswers = ({ settings, providers, lobby, hero }: HomeAnswers): Answers => ({
  settings: v.parse(SettingsAnswerSchema, settings),
  providers: v.parse(ProviderListSchema, providers),
  lobby: v.parse(GameListSchema, lobby),
  hero: v.parse(HeroListSchema, hero),
});
