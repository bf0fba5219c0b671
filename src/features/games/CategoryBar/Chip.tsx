import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import styles from './CategoryBar.module.scss';

interface Props {
  page: string;
  /** Whether the page that is shown is changed in place. */
  refines: boolean;
  isCurrent: boolean;
  /** `null` while it is not known; missing when it is not asked for. */
  count: number | null | undefined;
  children: ReactNode;
}

/** A choice of the bar, with the number of its games. */
export function Chip({ page, refines, isCurrent, count, children }: Props) {
  const intl = useIntl();
  return (
    <li>
      <PageLink
        page={page}
        refines={refines}
        className={clsx(styles.chip, isCurrent && styles.current)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
        {count !== undefined && (
          <span className={styles.count}>
            {count !== null && (
              <>
                <span aria-hidden="true">{intl.formatNumber(count)}</span>
                <span className="visuallyHidden">{t('categories.count', { count })}</span>
              </>
            )}
          </span>
        )}
      </PageLink>
    </li>
  );
}
