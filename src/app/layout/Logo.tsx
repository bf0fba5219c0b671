import { HOME_PAGE, PageLink, useAreSettingsKnown, useSettings } from '@/features/ui';
import { t } from '@/shared/i18n';
import { twoLetters, usePicture } from '@/shared/pictures';
import styles from './Logo.module.scss';

/** The first letters of the first two words, or the first two letters of one word. */
const initials = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return twoLetters(words.length > 1 ? words.map((word) => twoLetters(word).charAt(0)).join('') : text);
};

/** A longer name is smaller, on as many lines as it needs. */
const MOST_AT_FULL_SIZE = 10;

/** The logo and name of the site, which link to home. Initials replace a missing or failed image, once it is known whether there is one. */
export function Logo({ isCompact = false, onOpen }: { isCompact?: boolean; onOpen?: () => void }) {
  const { logoUrl, logoText, siteName } = useSettings();
  const isKnown = useAreSettingsKnown();
  const { hasFailed, onError } = usePicture(logoUrl);
  const text = logoText ?? siteName;
  return (
    <PageLink page={HOME_PAGE} className={styles.logo} onOpen={onOpen}>
      {hasFailed ? (
        <span className={isKnown ? styles.initials : styles.mark} aria-hidden="true">
          {isKnown && initials(text)}
        </span>
      ) : (
        <img className={styles.mark} src={logoUrl} alt="" width={40} height={40} onError={onError} />
      )}
      {!isCompact && (
        <span className={text.length > MOST_AT_FULL_SIZE ? styles.long : styles.text} aria-hidden="true">
          {text}
        </span>
      )}
      <span className="visuallyHidden">{t('app.goHome', { site: text })}</span>
    </PageLink>
  );
}
