import { FormattedMessage } from 'react-intl';
import { useSettings } from '@/features/content';
import { HOME_PAGE, PageLink } from '@/features/ui';
import { usePicture } from '@/shared/hooks';
import styles from './Logo.module.scss';

const initials = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();

interface Props {
  isCompact?: boolean;
  onOpen?: () => void;
}

/** The site's mark and name; it leads home. Without a logo image, or when it fails, initials stand in. */
export function Logo({ isCompact = false, onOpen }: Props) {
  const { logoUrl, logoText, siteName } = useSettings();
  const { hasFailed, onError } = usePicture(logoUrl);
  const text = logoText ?? siteName;
  return (
    <PageLink page={HOME_PAGE} className={styles.logo} onOpen={onOpen}>
      {!hasFailed ? (
        <img className={styles.mark} src={logoUrl} alt="" width={40} height={40} onError={onError} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(text)}
        </span>
      )}
      {!isCompact && (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      )}
      <span className="visuallyHidden">
        <FormattedMessage id="app.goHome" values={{ site: text }} />
      </span>
    </PageLink>
  );
}
