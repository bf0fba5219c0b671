import { useSelector } from 'react-redux';
import { selectIsSignedIn, useJoin } from '@/features/auth';
import { allGamesPage, PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './ChallengeHero.module.scss';

const MINUTE_MS = 60_000;

/** A visitor is asked to sign in; a player gets a link to the games, which give points. Hidden after the end. */
export function TakePart({ endsAt }: { endsAt: string | undefined }) {
  const join = useJoin(undefined, { page: allGamesPage() });
  const isSignedIn = useSelector(selectIsSignedIn);
  const now = useNow(MINUTE_MS);
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now;
  if (isSignedIn || isOver)
    return (
      <PageLink page={allGamesPage()} className={styles.play}>
        {t(isOver ? 'challenge.games' : 'challenge.play')}
      </PageLink>
    );
  return (
    <Button size="l" className={styles.join} onClick={join}>
      {t('challenge.join')}
    </Button>
  );
}
