import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '@/features/content';
import { HOME_PAGE, PageLink } from '@/features/ui';
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
  const intl = useIntl();
  const { logoUrl, logoText, siteName } = useSettings();
  const [failedUrl, setFailedUrl] = useState<string>();
  const text = logoText ?? siteName;
  const hasImage = logoUrl !== undefined && logoUrl !== failedUrl;
  return (
    <PageLink
      page={HOME_PAGE}
      className={styles.logo}
      onOpen={onOpen}
      aria-label={intl.formatMessage({ id: 'app.goHome' }, { site: text })}
    >
      {hasImage ? (
        <img
          className={styles.mark}
          src={logoUrl}
          alt=""
          width={40}
          height={40}
          onError={() => setFailedUrl(logoUrl)}
        />
      ) : (
        <span className={styles.initials}>{initials(text)}</span>
      )}
      {!isCompact && <span className={styles.text}>{text}</span>}
    </PageLink>
  );
}
