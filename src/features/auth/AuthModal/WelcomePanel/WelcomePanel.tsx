import { useSettings } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { usePicture } from '@/shared/pictures';
import { t } from '@/shared/i18n';
import styles from './WelcomePanel.module.scss';

const PICTURE = '/images/auth/welcome.webp';
const SHIELD = 'M12 3.5 19 6v5.5c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6ZM8.8 12l2.2 2.2 4.2-4.4';

/** The side panel of large screens. A phone does not download its picture. */
export const WelcomePanel = () => (useMediaQuery('(width >= 1024px)') ? <Panel /> : null);

function Panel() {
  const { logoUrl, logoText, siteName } = useSettings();
  const picture = usePicture(PICTURE);
  const logo = usePicture(logoUrl);
  return (
    <div className={styles.panel}>
      {!picture.hasFailed && (
        <img className={styles.picture} src={PICTURE} alt="" decoding="async" onError={picture.onError} />
      )}
      <p className={styles.brand}>
        {!logo.hasFailed && <img src={logoUrl} alt="" width={44} height={44} onError={logo.onError} />}
        <span>{logoText ?? siteName}</span>
      </p>
      <p className={styles.promise}>
        <PathIcon path={SHIELD} size={28} />
        <span>{t('auth.promise')}</span>
      </p>
    </div>
  );
}
