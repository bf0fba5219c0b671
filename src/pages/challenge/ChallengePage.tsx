import type { Challenge } from '@contract/challenge.ts';
import type { ReactNode } from 'react';
import { CardImage, useGetChallengesQuery } from '@/features/content';
import { allGamesPage, BackHome, PageHead, PageLink } from '@/features/ui';
import { HeadedSection, QueryRetry, Skeletons, StatePanel, TextItems } from '@/shared/components';
import { t, withMessages } from '@/shared/i18n';
import styles from './ChallengeHero.module.scss';
import challengePageStyles from './ChallengePage.module.scss';
import { Competitions } from './Competitions';
import { Leaderboard } from './Leaderboard';
import messages from './messages';
import { TakePart, Tasks } from './Tasks';
import { TimeLeft } from './TimeLeft';

const ChallengePage = () => (
  <div className={challengePageStyles.page}>
    <BackHome />
    <CurrentChallenge />
    <Competitions />
  </div>
);

/** Not broken between the currency and the figures. */
const keepTogether = (prize: string) => prize.replaceAll(/ (?=\d)/g, '\u00a0');

function ChallengeHero({ challenge }: { challenge: Challenge }) {
  const { title, description, prizePool, trophyImageUrl, endsAt } = challenge;
  return (
    <div className={styles.hero}>
      <PageHead title={title} lead={description} hasBackLink={false}>
        <p className={styles.prize}>
          {prizePool ? t('challenge.prize', { prizePool: keepTogether(prizePool) }) : t('challenge.daily')}
        </p>
        {endsAt && <TimeLeft endsAt={endsAt} />}
        <TakePart endsAt={endsAt} />
      </PageHead>
      <CardImage src={trophyImageUrl} icon="trophy" className={styles.trophy} />
    </div>
  );
}

const NoChallenge = ({ children }: { children: ReactNode }) => (
  <>
    <PageHead title={t('challenge.title')} hasBackLink={false} />
    <StatePanel icon="trophy" title={t('challenge.none')} text={t('challenge.noneText')}>
      {children}
      <PageLink page={allGamesPage()} className={challengePageStyles.link}>
        {t('challenge.games')}
      </PageLink>
    </StatePanel>
  </>
);

/** The first active challenge. One that did not load counts as none, but can be loaded again. */
function CurrentChallenge() {
  const query = useGetChallengesQuery();
  if (query.isLoading)
    return <Skeletons message="challenge.loading" count={1} itemClassName={challengePageStyles.waiting} />;
  const challenge = query.data?.[0];
  if (!challenge) return <NoChallenge>{query.error && <QueryRetry query={query} />}</NoChallenge>;
  return (
    <>
      <ChallengeHero challenge={challenge} />
      {challenge.rules.length > 0 && (
        <HeadedSection heading="challenge.rules" className={challengePageStyles.rules}>
          <ol>
            <TextItems texts={challenge.rules} />
          </ol>
        </HeadedSection>
      )}
      <p className={challengePageStyles.note}>{t('challenge.demoRounds')}</p>
      <Tasks challengeId={challenge.id} />
      <Leaderboard challengeId={challenge.id} />
    </>
  );
}

export default withMessages(messages, ChallengePage);
