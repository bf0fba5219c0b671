import type { TextPage } from '@contract/content.ts';
import { useId } from 'react';
import { useGetTextPagesQuery } from '@/features/content';
import { HOME_PAGE, PageLink, useFooterData } from '@/features/ui';
import { FailedPanel, Skeletons, StatePanel } from '@/shared/components';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './TextBody.module.scss';
import page from './TextPage.module.scss';

export function TextBody({ name }: { name: string }) {
  const { data, error, isFetching, refetch } = useGetTextPagesQuery();
  if (data) {
    const text = data.find(({ id }) => id === name);
    return text ? <TextArticle sections={text.sections} /> : <TextMissing />;
  }
  return error ? (
    <FailedPanel title="textPage.failed" text="textPage.failedText" query={{ isFetching, refetch }} />
  ) : (
    <TextWaiting />
  );
}

const TextWaiting = () => (
  <Skeletons message="textPage.loading" count={4} className={page.waiting} itemClassName={page.waitingPart} />
);

/** The backend answered, but has no text for this page. */
function TextMissing() {
  const email = useSupportEmail();
  return (
    <StatePanel icon="chat" title={t('textPage.missing')} text={t('textPage.missingText')}>
      {email && <SupportLink email={email} />}
      <PageLink page={HOME_PAGE} className={page.link}>
        {t('textPage.home')}
      </PageLink>
    </StatePanel>
  );
}

export const SupportLink = ({ email }: { email: string }) => (
  <a className={page.link} href={`mailto:${email}`}>
    {t('textPage.write', { email })}
  </a>
);

export const useSupportEmail = (): string | undefined => useFooterData().supportEmail;

type Sections = TextPage['sections'];

/** A list of contents is not useful for fewer sections. */
const LEAST_FOR_CONTENTS = 3;

const TextArticle = ({ sections }: { sections: Sections }) => (
  <div className={styles.layout}>
    {sections.length >= LEAST_FOR_CONTENTS && <Contents headings={sections.map(({ heading }) => heading)} />}
    <article className={styles.article}>
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
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t('textPage.contents')}
      </p>
      <ol className={styles.list}>
        {headings.map((heading, index) => (
          <li key={sectionId(index)}>
            <button type="button" className={styles.jump} onClick={() => jumpTo(sectionId(index))}>
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
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
