export const CURRENCY_CODES = ['KES', 'USD'] as const;
export const SIGN_IN_METHODS = ['phone', 'google'] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The languages of the site, each with the BCP 47 tag of its formats, which are those of Kenya. */
export const LANGUAGE_TAGS = { en: 'en-KE', sw: 'sw-KE' } as const;

export type Language = keyof typeof LANGUAGE_TAGS;
export const LANGUAGE_CODES = Object.keys(LANGUAGE_TAGS) as Language[];

/** A value for each language of the site. */
export const byLanguage = <T>(valueIn: (language: Language) => T) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, valueIn(code)])) as Record<Language, T>;

/** The language of a tag such as `sw-KE` or `sw`; undefined for one that the site does not have. */
export const languageOf = (tag: string): Language | undefined =>
  LANGUAGE_CODES.find((code) => tag.toLowerCase().split('-')[0] === code);
