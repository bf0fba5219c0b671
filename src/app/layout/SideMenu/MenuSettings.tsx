import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { dataSaverToggled, localeChosen, LOCALES, selectIsDataSaver } from '@/features/ui';
import { MoreIcon } from '@/shared/components';
import { MenuSection } from './MenuSection';
import styles from './SideMenu.module.scss';

/** What a visitor sets for this browser: the language, and whether pictures are left out to save data. */
export function MenuSettings() {
  const { locale } = useIntl();
  const dispatch = useDispatch();
  const isDataSaver = useSelector(selectIsDataSaver);
  return (
    <MenuSection heading="menu.settings">
      <label className={styles.link}>
        <MoreIcon name="language" />
        <span className="visuallyHidden">
          <FormattedMessage id="menu.language" />
        </span>
        <select
          className={styles.select}
          value={locale.slice(0, 2)}
          onChange={({ target }) => dispatch(localeChosen(target.value === 'sw' ? 'sw' : 'en'))}
        >
          {LOCALES.map((code) => (
            <option key={code} value={code} lang={code}>
              {new Intl.DisplayNames(code, { type: 'language' }).of(code)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.link}
        aria-pressed={isDataSaver}
        onClick={() => dispatch(dataSaverToggled())}
      >
        <MoreIcon name="leaf" />
        <span className={styles.linkText}>
          <FormattedMessage id="menu.dataSaver" />
        </span>
        <span className={styles.switch} aria-hidden="true" />
      </button>
    </MenuSection>
  );
}
