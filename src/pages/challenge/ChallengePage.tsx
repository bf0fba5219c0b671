import type { Challenge } from '@contract/challenge.ts';
import { CardImage, useGetChallengesQuery } from '@/features/content';
import { OfferPage, raceMessages, termMessages, TimeLeft } from '@/features/rewards';
import { saferPlayMessages } from '@/features/saferPlay';
import { allGamesPage, PageHead, PageLink } from '@/features/ui';
import { HeadedSection, RetryButton, Skeletons, StatePanel, TextItems } from '@/shared/components';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import styles from './ChallengeHero.module.scss';
import challengePageStyles from './ChallengePage.module.scss';
import { Competitions } from './Competitions';
import { Leaderboard } from './Leaderboard';
import messages from './messages';
import { Races } from './Races';
import { TakePart, Tasks } from './Tasks';

const ChallengePage = () => (
  <OfferPage title={t('challenge.title')} className={challengePageStyles.page}>
    <CurrentChallenge />
    <Races />
    <Competitions />
  </OfferPage>
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
        {endsAt && <TimeLeft endsAt={endsAt} over="challenge.over" />}
        <TakePart endsAt={endsAt} />
      </PageHead>
      <CardImage isFirst src={trophyImageUrl} icon="trophy" className={styles.trophy} />
    </div>
  );
}

const NoChallenge = ({ query }: { query: ReturnType<typeof useGetChallengesQuery> }) => (
  <>
    <PageHead title={t('challenge.title')} hasBackLink={false} />
    <StatePanel
      icon="trophy"
      kind={query.error ? 'failed' : 'empty'}
      title={t(query.error ? 'challenge.failed' : 'challenge.none')}
      text={t(query.error ? 'challenge.failedText' : 'challenge.noneText')}
    >
      {query.error && <RetryButton isTrying={query.isFetching} onRetry={query.refetch} />}
      <PageLink page={allGamesPage()} className={challengePageStyles.link}>
        {t('challenge.games')}
      </PageLink>
    </StatePanel>
  </>
);

/** The first active challenge. */
function CurrentChallenge() {
  const query = useGetChallengesQuery();
  if (query.isLoading)
    return <Skeletons message="challenge.loading" count={1} itemClassName={challengePageStyles.waiting} />;
  const challenge = query.data?.[0];
  if (!challenge) return <NoChallenge query={query} />;
  return (
    <>
      <ChallengeHero challenge={challenge} />
      <Tasks challengeId={challenge.id} />
      <Leaderboard challengeId={challenge.id} />
      {challenge.rules.length > 0 && (
        <HeadedSection heading="challenge.rules" className={challengePageStyles.rules}>
          <ol>
            <TextItems texts={challenge.rules} />
          </ol>
        </HeadedSection>
      )}
      <p className={challengePageStyles.note}>{t('challenge.demoRounds')}</p>
    </>
  );
}

export default withMessages(joinCatalogues([saferPlayMessages, raceMessages, termMessages, messages]), ChallengePage);
