import { useDispatch } from 'react-redux';
import { localeChosen, LOCALES } from '@/features/ui';
import { Button } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { THEME_NAMES, type ThemeName } from './themes';
import styles from './WorkbenchPage.module.scss';

interface Props {
  theme: ThemeName;
  onTheme: (theme: ThemeName) => void;
}

/** The theme and the language of the page. */
export function Switches({ theme, onTheme }: Props) {
  const { locale, formatMessage } = useIntl();
  const dispatch = useDispatch();
  return (
    <div className={styles.switches}>
      <div role="group" className={styles.row} aria-label={formatMessage({ id: 'workbench.theme' })}>
        {THEME_NAMES.map((name) => (
          <Button
            key={name}
            variant={name === theme ? 'primary' : 'quiet'}
            aria-pressed={name === theme}
            onClick={() => onTheme(name)}
          >
            {t(`workbench.theme.${name}`)}
          </Button>
        ))}
      </div>
      <div role="group" className={styles.row} aria-label={formatMessage({ id: 'workbench.language' })}>
        {LOCALES.map((code) => (
          <Button
            key={code}
            variant="ghost"
            lang={code}
            aria-pressed={locale.startsWith(code)}
            onClick={() => dispatch(localeChosen(code))}
          >
            {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
          </Button>
        ))}
      </div>
    </div>
  );
}
