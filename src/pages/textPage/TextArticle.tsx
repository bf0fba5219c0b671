import type { TextPage } from '@contract/content.ts';
import { Contents } from './Contents';
import { sectionId } from './sectionId';
import styles from './TextArticle.module.scss';
import { WholeWords } from './WholeWords';

type Sections = TextPage['sections'];

/** With fewer sections a list of contents is not useful. */
const LEAST_FOR_CONTENTS = 3;

export const TextArticle = ({ sections }: { sections: Sections }) => (
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
        <WholeWords text={paragraph} />
      </p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point, index) => (
          <li key={index}>
            <WholeWords text={point} />
          </li>
        ))}
      </ul>
    )}
  </section>
);
