import { type ReactNode, useId } from 'react';
import { FormattedDate } from 'react-intl';
import { useSelector } from 'react-redux';
import { useGetTextPagesQuery } from '@/features/content';
import { PageHead, parsePage, selectPage } from '@/features/ui';
import { AnyIcon } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import messages from './messages';
import contactStyles from './SupportContact.module.scss';
import { SupportLink, TextBody, useSupportEmail } from './TextBody';
import styles from './TextPage.module.scss';

/** The operator's text with the page name as id, such as the privacy policy. `children` come before the text. */
function TextPage({ children }: { children?: ReactNode }) {
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

function Updated({ at }: { at: string }) {
  const date = (
    <time dateTime={at}>
      <FormattedDate value={at} day="numeric" month="long" year="numeric" timeZone="Africa/Nairobi" />
    </time>
  );
  return <p className={styles.updated}>{t('textPage.updated', { date })}</p>;
}

function SupportContact() {
  const id = useId();
  const email = useSupportEmail();
  if (!email) return null;
  return (
    <section className={contactStyles.card} aria-labelledby={id}>
      <span className={contactStyles.icon}>
        <AnyIcon name="mail" size={28} />
      </span>
      <div className={contactStyles.words}>
        <h2 id={id}>{t('textPage.contact')}</h2>
        <p>{t('textPage.contactText')}</p>
      </div>
      <SupportLink email={email} />
    </section>
  );
}

export default withMessages(messages, TextPage);
