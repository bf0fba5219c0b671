import { FormattedDate } from 'react-intl';
import { PageLink } from '@/features/ui';
import { PathIcon } from '@/shared/components';
import { CUP, LOCK } from '@/shared/components/singlePaths';
import { t } from '@/shared/i18n';
import { type BlockKind, TOOLS_PAGE, useSaferPlay } from './block';
import styles from './block/BlockNotice.module.scss';

/** Date and time in Kenya. `at` is ISO 8601. */
export const Instant = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <FormattedDate value={at} dateStyle="long" timeStyle="short" timeZone="Africa/Nairobi" />
  </time>
);

/** Replaces the form, the game or the offers during a break: the reason, its end, and that withdrawals stay possible. */
export function BlockNotice({ kind, onLeave }: { kind: BlockKind; onLeave?: () => void }) {
  const { data } = useSaferPlay(true);
  const until = data?.block?.kind === kind ? data.block.until : undefined;
  return (
    <div className={styles.notice} role="status">
      <span className={styles.icon}>
        <PathIcon path={kind === 'timeOut' ? CUP : LOCK} size={40} />
      </span>
      <p className={styles.title}>{t(`saferPlay.block.${kind}`)}</p>
      {until && (
        <p className={styles.until}>{t('saferPlay.block.until', { until: <Instant key="until" at={until} /> })}</p>
      )}
      <p className={styles.text}>{t('saferPlay.block.text')}</p>
      <PageLink page={TOOLS_PAGE} className={styles.link} {...(onLeave && { onOpen: onLeave })}>
        {t('saferPlay.toTools')}
      </PageLink>
    </div>
  );
}
