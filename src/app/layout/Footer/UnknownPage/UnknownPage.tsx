import { allGamesPage, HOME_PAGE, PageLink, usePageHeading } from '@/features/ui';
import { t } from '@/shared/i18n';
import styles from './UnknownPage.module.scss';

/** Before the empty main area of an unknown address: says so, with links. */
export function UnknownPage() {
  const heading = usePageHeading();
  return (
    <section className={styles.notice} aria-labelledby="unknown-page">
      <h1 ref={heading} id="unknown-page" tabIndex={-1}>
        {t('footer.unknown.title')}
      </h1>
      <p>{t('footer.unknown.text')}</p>
      <nav aria-labelledby="unknown-page">
        <PageLink page={HOME_PAGE}>{t('footer.unknown.home')}</PageLink>
        <PageLink page={allGamesPage()}>{t('footer.unknown.games')}</PageLink>
      </nav>
    </section>
  );
}
