import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { localeChosen, LOCALES } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import styles from './LanguageSelect.module.scss';

/** The language that was chosen from the list in the page before the app had one, once (scripts/build/earlyScripts.ts). */
function useEarlyLanguage(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const early = window.keptPress?.takeLanguage();
    const code = LOCALES.find((known) => known === early);
    // A choice that has React take the list over reaches its listener with the former language: this one comes after it.
    if (code) queueMicrotask(() => dispatch(localeChosen(code)));
  }, [dispatch]);
}

const LANGUAGES = LOCALES.map((code) => ({
  code,
  name: new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code,
}));

/** The language of the site, each in its own words. `label` is for assistive technology. */
export function LanguageSelect({ label }: { label: string }) {
  const { locale } = useIntl();
  const dispatch = useDispatch();
  useEarlyLanguage();
  const choose = (chosen: string) => {
    const code = LOCALES.find((known) => known === chosen);
    if (code) dispatch(localeChosen(code));
  };
  return (
    <label className={styles.line}>
      <AnyIcon name="language" />
      <AnyIcon name="chevronDown" size={18} />
      <span className="visuallyHidden">{label}</span>
      <select
        name="language"
        value={locale.startsWith('sw') ? 'sw' : 'en'}
        onChange={({ target }) => choose(target.value)}
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
