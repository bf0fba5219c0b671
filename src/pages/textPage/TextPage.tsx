import type { TextPage as Text } from '@contract/content.ts';
import { type ReactNode, useId } from 'react';
import { FormattedDate } from 'react-intl';
import { useSelector } from 'react-redux';
import { useTextPage } from '@/features/content';
import { HelpLinks, HOME_PAGE, PageHead, PageLink, parsePage, selectPage, useFooterData } from '@/features/ui';
import { AnyIcon, FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import messages from './messages';
import contactStyles from './SupportContact.module.scss';
import body from './TextBody.module.scss';
import styles from './TextPage.module.scss';

/** The operator's text with the page name as id, such as the privacy policy. `children` come before the text. */
function TextPage({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const { name } = parsePage(useSelector(selectPage));
  const { text, query } = useTextPage(name);
  return (
    <div className={styles.page}>
      <PageHead title={text?.title ?? intl.formatMessage({ id: `textPage.title.${name}` })} lead={text?.summary}>
        {text?.updatedAt && <Updated at={text.updatedAt} />}
      </PageHead>
      {children}
      {name === 'support' && <SupportContact />}
      {text ? <TextArticle sections={text.sections} /> : <NoText query={query} />}
    </div>
  );
}

/** Says that the text is loading, did not load, or that the backend answered and has none for this page. */
function NoText({ query }: Pick<ReturnType<typeof useTextPage>, 'query'>) {
  const email = useFooterData().supportEmail;
  if (query.data)
    return (
      <StatePanel icon="chat" title={t('textPage.missing')} text={t('textPage.missingText')}>
        {email && <SupportLink email={email} />}
        <PageLink page={HOME_PAGE} className={styles.link}>
          {t('textPage.home')}
        </PageLink>
      </StatePanel>
    );
  if (query.error) return <FailedPanel title="textPage.failed" text="textPage.failedText" query={query} />;
  return (
    <Skeletons message="textPage.loading" count={4} className={styles.waiting} itemClassName={styles.waitingPart} />
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
  const { supportEmail: email, whatsappNumber, supportPhone, chatUrl } = useFooterData();
  if (!(email || whatsappNumber || supportPhone || chatUrl)) return null;
  return (
    <section className={contactStyles.card} aria-labelledby={id}>
      <span className={contactStyles.icon}>
        <AnyIcon name="mail" size={28} />
      </span>
      <div className={contactStyles.words}>
        <h2 id={id}>{t('textPage.contact')}</h2>
        {email && <p>{t('textPage.contactText')}</p>}
        <HelpLinks className={contactStyles.ways} />
      </div>
      {email && <SupportLink email={email} className={contactStyles.write} />}
    </section>
  );
}

const SupportLink = ({ email, className = styles.link }: { email: string; className?: string | undefined }) => (
  <a className={className} href={`mailto:${email}`}>
    {t('textPage.write', { email })}
  </a>
);

type Sections = Text['sections'];

/** A list of contents is not useful for fewer sections. */
const LEAST_FOR_CONTENTS = 3;

const TextArticle = ({ sections }: { sections: Sections }) => (
  <div className={body.layout}>
    {sections.length >= LEAST_FOR_CONTENTS && <Contents headings={sections.map(({ heading }) => heading)} />}
    <article className={body.article}>
      {sections.map((section, index) => (
        <Section key={sectionId(index)} id={sectionId(index)} {...section} />
      ))}
    </article>
  </div>
);

const Section = ({ id, heading, paragraphs, points }: Sections[number] & { id: string }) => (
  <section>
    <h2 id={id} tabIndex={-1}>
      {heading}
    </h2>
    {paragraphs.map((paragraph, index) => (
      <p key={index}>
        <Unbroken text={paragraph} />
      </p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point, index) => (
          <li key={index}>
            <Unbroken text={point} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** The id of a section's heading; `index` counts from 0. */
const sectionId = (index: number): string => `section-${index + 1}`;

function Contents({ headings }: { headings: readonly string[] }) {
  const id = useId();
  return (
    <nav className={body.contents} aria-labelledby={id}>
      <p id={id} className={body.title}>
        {t('textPage.contents')}
      </p>
      <ol className={body.list}>
        {headings.map((heading, index) => (
          <li key={sectionId(index)}>
            <button type="button" className={body.jump} onClick={() => jumpTo(sectionId(index))}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The text with "M-Pesa" kept on one line: browsers would break it at its hyphen. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/(M-Pesa)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={body.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

export default withMessages(messages, TextPage);
