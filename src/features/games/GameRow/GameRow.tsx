import { HOME_ROW_SIZE } from '@contract/catalogueRules.ts';
import type { Game } from '@contract/games.ts';
import { type ReactNode, useId } from 'react';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { GameCard } from '../GameCard/GameCard';
import styles from './GameRow.module.scss';

interface Props {
  heading: ReactNode;
  games: Game[];
  allPage: string;
  isLoading?: boolean;
}

/** A row of the home page. It keeps its space while loading, and is hidden when empty. */
export function GameRow({ heading, games, allPage, isLoading = false }: Props) {
  const headingId = useId();
  if (!isLoading && games.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={headingId} aria-busy={isLoading}>
      <header className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <PageLink page={allPage} className={styles.all}>
          {t('games.viewAll')}
          <span className="visuallyHidden">: {heading}</span>
        </PageLink>
      </header>
      {isLoading ? (
        <Placeholders />
      ) : (
        <ul className={styles.cards}>
          {games.map((game) => (
            <li key={game.id}>
              <GameCard game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Placeholders = () => (
  <div className={styles.cards} role="status">
    <span className="visuallyHidden">{t('games.loading')}</span>
    {Array.from({ length: HOME_ROW_SIZE }, (_, index) => (
      <div key={index} className={styles.placeholder} />
    ))}
  </div>
);
