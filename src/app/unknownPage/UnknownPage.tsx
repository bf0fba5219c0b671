import { FormattedMessage } from 'react-intl';
import { allGamesPage, HOME_PAGE, PageLink, usePageHeading } from '@/features/ui';
import styles from './UnknownPage.module.scss';

/** Stands before the main area, which stays empty at an address of no page: says so, and leads on. */
export function UnknownPage() {
  const heading = usePageHeading();
  return (
    <section className={styles.notice} aria-labelledby="unknown-page">
      <h1 ref={heading} id="unknown-page" tabIndex={-1}>
        <FormattedMessage id="unknownPage.title" />
      </h1>
      <p>
        <FormattedMessage id="unknownPage.text" />
      </p>
      <nav aria-labelledby="unknown-page">
        <PageLink page={HOME_PAGE}>
          <FormattedMessage id="unknownPage.home" />
        </PageLink>
        <PageLink page={allGamesPage()}>
          <FormattedMessage id="unknownPage.games" />
        </PageLink>
      </nav>
    </section>
  );
}
