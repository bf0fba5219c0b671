import { useState } from 'react';
import { useSettings } from '@/features/ui';
import { Button, PathIcon } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { SHARE_ICONS } from './shareIcons';
import styles from './ShareCard.module.scss';
import { SHARE_TARGETS } from './shareTargets';

const hasShareSheet = () => typeof navigator.share === 'function';

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The share sheet of the device, else links to common messengers. */
export function ShareButtons({ link }: { link: string }) {
  const intl = useIntl();
  const { siteName } = useSettings();
  const [hasSheet, setHasSheet] = useState(hasShareSheet);
  const title = intl.formatMessage({ id: 'referral.shareTitle' }, { site: siteName });
  const text = intl.formatMessage({ id: 'referral.shareText' }, { site: siteName });
  const share = async () => {
    try {
      await navigator.share({ title, text, url: link });
    } catch (error) {
      // Closing the sheet is not a failure; a sheet that does not open is replaced by the links.
      if (!isCancelled(error)) setHasSheet(false);
    }
  };
  if (hasSheet)
    return (
      <Button size="l" className={styles.share} onClick={() => void share()}>
        <PathIcon path={SHARE_ICONS.share} size={20} />
        {t('referral.share')}
      </Button>
    );
  return (
    <ul className={styles.targets}>
      {SHARE_TARGETS.map(({ id, icon, isPage, address }) => (
        <li key={id}>
          <a
            className={styles.target}
            href={address(`${text} ${link}`, title)}
            {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <PathIcon path={icon} size={20} />
            {t(`referral.share.${id}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
