import type { Language } from '../../contract/userChoices.ts';

/** The texts of a folder `messages` by language. Its English file says which ids there are. */
export type Messages = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** `TTexts`: the English texts. */
export type Translate<TTexts> = (key: keyof TTexts & string, values?: Record<string, string | number>) => string;

/** A translator for the texts of a folder; `{name}` in a text is replaced by its value. */
export function createTranslate<TTexts>(messages: Messages, language: Language): Translate<TTexts> {
  const texts = messages[language];
  return (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
