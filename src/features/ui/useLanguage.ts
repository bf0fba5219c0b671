import { type Language, LANGUAGE_CODES, languageOf } from '@contract/userChoices.ts';
import { useDispatch } from 'react-redux';
import { useIntl } from '@/shared/i18n';
import { localeChosen } from './uiSlice';

/** The languages of the site, each with its name in its own words. */
export const languageNames = () =>
  LANGUAGE_CODES.map((code) => ({ code, name: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code }));

/** The language of the page, and the way to choose another. A tag that the site does not have changes nothing. */
export function useLanguage() {
  const dispatch = useDispatch();
  const language: Language = languageOf(useIntl().locale) ?? 'en';
  const choose = (tag: string) => {
    const chosen = languageOf(tag);
    if (chosen) dispatch(localeChosen(chosen));
  };
  return { language, choose };
}
