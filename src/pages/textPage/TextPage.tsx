import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetTextPagesQuery } from '@/features/content';
import { PageHead, parsePage, selectPage } from '@/features/ui';
import { useIntl } from '@/shared/i18n';
import { SupportContact } from './SupportContact';
import { TextBody } from './TextBody';
import styles from './TextPage.module.scss';
import { Updated } from './Updated';

/** The operator's text with the page name as id, such as the privacy policy. `children` come before the text. */
export function TextPage({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const { name } = parsePage(useSelector(selectPage));
  const { data } = useGetTextPagesQuery();
  const text = data?.find(({ id }) => id === name);
  return (
    <div className={styles.page}>
      <PageHead title={text?.title ?? intl.formatMessage({ id: `textPage.title.${name}` })} lead={text?.summary}>
        {text?.updatedAt && <Updated at={text.updatedAt} />}
      </PageHead>
      {children}
      {name === 'support' && <SupportContact />}
      <TextBody name={name} />
    </div>
  );
}
