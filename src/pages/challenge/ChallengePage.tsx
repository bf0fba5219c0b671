import type { Challenge } from '@contract/challenge.ts';
import type { ReactNode } from 'react';
import { CardImage, useGetChallengesQuery } from '@/features/content';
import { OfferPage } from '@/features/rewards';
import { Instant, saferPlayMessages } from '@/features/saferPlay';
import { allGamesPage, PageHead, PageLink } from '@/features/ui';
import { HeadedSection, RetryButton, Skeletons, StatePanel, TextItems } from '@/shared/components';
import { useNow } from '@/shared/hooks';
import { joinCatalogues, t, withMessages } from '@/shared/i18n';
import styles from './ChallengeHero.module.scss';
import challengePageStyles from './ChallengePage.module.scss';
import { Competitions } from './Competitions';
import { Leaderboard } from './Leaderboard';
import messages from './messages';
import { TakePart, Tasks } from './Tasks';
import time from './TimeLeft.module.scss';

const ChallengePage = () => (
  <OfferPage title={t('challenge.title')} className={challengePageStyles.page}>
    <CurrentChallenge />
    <Competitions />
  </OfferPage>
);

const MINUTE_MS = 60_000;

/** The remaining time of the challenge; its end where no script runs and the time would stand still. It changes each minute, and is announced only when the day or hour changes. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const left = remainingTime(Date.parse(endsAt), useNow());
  return (
    <div className={time.time}>
      <p className="visuallyHidden" role="status">
        <RoughTime left={left} />
      </p>
      {left ? (
        <>
          <p className={time.label}>{t('challenge.timeLeft')}</p>
          <p className={time.until}>{t('challenge.until', { date: <Instant key="end" at={endsAt} /> })}</p>
          <p className={time.clock} role="timer">
            <Part id="challenge.days" count={left.days} />
            <Part id="challenge.hours" count={left.hours} />
            <Part id="challenge.minutes" count={left.minutes} />
          </p>
        </>
      ) : (
        <p className={time.over} aria-hidden="true">
          {t('challenge.over')}
        </p>
      )}
    </div>
  );
}

const MINUTES_PER_HOUR = 60;

const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** The time left in whole minutes, rounded up; `null` after the end. Both are Unix ms. */
export function remainingTime(endMs: number, nowMs: number) {
  if (endMs <= nowMs) return null;
  const left = Math.ceil((endMs - nowMs) / MINUTE_MS);
  return {
    days: Math.floor(left / MINUTES_PER_DAY),
    hours: Math.floor((left % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    minutes: left % MINUTES_PER_HOUR,
  };
}

function RoughTime({ left }: { left: ReturnType<typeof remainingTime> }) {
  if (!left) return t('challenge.over');
  if (left.days > 0) return t('challenge.daysLeft', { count: left.days });
  if (left.hours > 0) return t('challenge.hoursLeft', { count: left.hours });
  return t('challenge.lastHour');
}

const Part = ({ id, count }: { id: string; count: number }) => (
  <span className={time.part}>{t(id, { count, number: (digits) => <Digits key={id}>{digits}</Digits> })}</span>
);

const Digits = ({ children }: { children: ReactNode }) => <strong className={time.number}>{children}</strong>;

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

export default withMessages(joinCatalogues([saferPlayMessages, messages]), ChallengePage);
