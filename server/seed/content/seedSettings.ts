import type { Translatable } from '../../../contract/contentItem.ts';
import type { SiteSettings } from '../../../contract/settings.ts';
import { type Language, LANGUAGE_CODES } from '../../../contract/userChoices.ts';
import { CONTENT, readJson } from '../readFiles.ts';
import { refuseMistakes } from './seedContent.ts';

export type SeedSettings = { id: string } & Translatable<SiteSettings>;

interface Facts {
  footerData: object;
}

interface OperatorFacts extends Facts {
  translations: Partial<Record<Language, Facts>>;
}

/** Name and look of the site until an operator changes them; the facts of the company stay empty. */
export function seedSettings(folder = CONTENT): SeedSettings {
  const settings = readJson('settings.json', folder);
  refuseMistakes({ settings });
  return (settings as [SeedSettings])[0];
}

/**
 * The same with the facts of an invented company, for the local run only. Each fact says that it is an example, except
 * the regulator of Kenya.
 */
export function exampleSettings(folder = CONTENT): SeedSettings {
  const facts = readJson('example-operator.json', folder) as OperatorFacts;
  const settings = seedSettings(folder);
  const translations = { ...settings.translations };
  for (const language of LANGUAGE_CODES) {
    const words = facts.translations[language];
    if (words) translations[language] = withFacts({ ...translations[language] }, words);
  }
  const example = { ...withFacts(settings, facts), translations };
  refuseMistakes({ settings: [example] });
  return example;
}

const withFacts = <T extends { footerData?: object | undefined }>(settings: T, { footerData }: Facts): T => ({
  ...settings,
  footerData: { ...settings.footerData, ...footerData },
});
