import { useId } from 'react';
import { t } from '@/shared/i18n';
import { CopyField } from './CopyField';
import { referralLink } from './referralLink';
import { ShareButtons } from './ShareButtons';
import styles from './ShareCard.module.scss';

/** The link and the code, with ways to share them. */
export function ShareCard({ code }: { code: string }) {
  const id = useId();
  const link = referralLink(code);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('referral.invite')}</h2>
      <CopyField kind="link" value={link} />
      <CopyField kind="code" value={code} />
      <ShareButtons link={link} />
    </section>
  );
}
