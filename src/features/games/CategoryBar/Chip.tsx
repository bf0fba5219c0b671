import clsx from 'clsx';
import type { ReactNode } from 'react';
import { PageLink } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import styles from './CategoryBar.module.scss';

interface Props {
  page: string;
  /** Whether the page that is shown is changed in place. */
  refines: boolean;
  isCurrent: boolean;
  /** What it says; the number of games follows. */
  name: string;
  /** `null` while it is not known; missing when it is not asked for. */
  count: number | null | undefined;
  /** What it shows. */
  children: ReactNode;
}

/** A choice of the bar, with the number of its games. Of few elements, as there are many. */
export function Chip({ page, refines, isCurrent, name, count, children }: Props) {
  const intl = useIntl();
  const shown = count?.toLocaleString(intl.locale) ?? '';
  const id = count === 1 ? 'categories.one' : 'categories.many';
  const games = shown && intl.formatMessage({ id }, { count: shown });
  return (
    <li>
      <PageLink
        page={page}
        refines={refines}
        className={clsx(styles.chip, isCurrent && styles.current)}
        aria-label={`${name} ${games}`.trim()}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children} {count !== undefined && <span className={styles.count}>{shown}</span>}
      </PageLink>
    </li>
  );
}
