import { LANGUAGE_CODES } from '@contract/userChoices.ts';
import type { Preferences } from '@contract/users.ts';
import { useDispatch } from 'react-redux';
import { localeChosen } from '@/features/ui';
import { t } from '@/shared/i18n';
import { ChoiceSelect } from './ChoiceSelect';
import { usePreference } from './usePreference';

type Language = Preferences['language'];

const nameOf = (code: Language): string => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;

/** The language of the site changes when it is saved. */
export function LanguageChoice({ saved }: { saved: Language }) {
  const dispatch = useDispatch();
  const { save, ...status } = usePreference();
  const choose = async (language: Language) => {
    if (await save({ preferences: { language } })) dispatch(localeChosen(language));
  };
  return (
    <ChoiceSelect
      label={t('profile.language')}
      value={status.pending?.preferences?.language ?? saved}
      options={LANGUAGE_CODES.map((code) => ({ value: code, text: nameOf(code), lang: code }))}
      status={status}
      onChoose={(language) => void choose(language)}
    />
  );
}
