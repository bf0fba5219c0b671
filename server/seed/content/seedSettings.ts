import type { Translatable } from '../../../contract/contentItem.ts';
import type { SiteSettings } from '../../../contract/settings.ts';
import { CONTENT, readJson } from '../readFiles.ts';
import { refuseMistakes } from './seedContent.ts';

export type SeedSettings = { id: string } & Translatable<SiteSettings>;

interface OperatorFacts {
  footerData: object;
  translations: { sw: { footerData: object } };
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
  const sw = { ...settings.translations?.sw };
  const example = {
    ...withFacts(settings, facts),
    translations: { ...settings.translations, sw: withFacts(sw, facts.translations.sw) },
  };
  refuseMistakes({ settings: [example] });
  return example;
}

const withFacts = <T extends { footerData?: object | undefined }>(
  settings: T,
  { footerData }: { footerData: object },
): T => ({ ...settings, footerData: { ...settings.footerData, ...footerData } });
