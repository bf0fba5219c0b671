import { useEffect, useEffectEvent } from 'react';
import { languageNames, useLanguage } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import styles from './LanguageSelect.module.scss';

const LANGUAGES = languageNames();

/** The language of the site, each in its own words. `label` is for assistive technology. */
export function LanguageSelect({ label }: { label: string }) {
  const { language, choose } = useLanguage();
  // The language that was chosen from the list in the page before the app had one, once (scripts/build/earlyScripts.ts).
  // A choice that has React take the list over reaches its listener with the former language: this one comes after it.
  const takeEarlyChoice = useEffectEvent((early: string) => queueMicrotask(() => choose(early)));
  useEffect(() => takeEarlyChoice(window.keptPress?.takeLanguage() ?? ''), []);
  return (
    <label className={styles.line}>
      <AnyIcon name="language" />
      <span className="visuallyHidden">{label}</span>
      <select name="language" value={language} onChange={({ target }) => choose(target.value)}>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
