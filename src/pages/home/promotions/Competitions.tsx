import type { Competition } from '@contract/content.ts';
import { useDeferredValue } from 'react';
import { FormattedDate } from 'react-intl';
import { useGetCompetitionsQuery } from '@/features/content';
import { type RaceCardProps, RaceList, RacePool, racerOf, RoughTime, useRaces } from '@/features/rewards';
import { PageLink } from '@/features/ui';
import { useNow } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './Competitions.module.scss';
import { Banner, Section } from './Section';

export function Competitions() {
  const data = useDeferredValue(useGetCompetitionsQuery().data) ?? [];
  if (data.length === 0) return null;
  return (
    <Section heading="promotions.competitions">
      <ul className={styles.list}>
        {data.map((competition) => (
          <li key={competition.id}>
            <CompetitionCard {...competition} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The races that run now in a few words; the page of the challenge has the rest. */
export function Races() {
  const races = useDeferredValue(useRaces().data) ?? [];
  if (races.length === 0) return null;
  return (
    <Section heading="races.title">
      <RaceList races={races} className={styles.list} Card={RaceCard} />
    </Section>
  );
}

const Title = ({ children }: { children: string }) => (
  <h3>
    <PageLink page="challenge" className={styles.title}>
      {children}
    </PageLink>
  </h3>
);

const RaceCard = ({
  race: {
    title,
    imageUrl,
    poolKes,
    shares,
    endsAt,
    places: [leader],
  },
}: RaceCardProps) => (
  <article className={styles.race}>
    <Banner src={imageUrl} />
    <div className={styles.words}>
      <Title>{title}</Title>
      <p className={styles.prize}>
        <RacePool race={{ poolKes, shares }} />
      </p>
      <p className={styles.date}>
        <RoughTime endsAt={endsAt} over="races.over" />
      </p>
      <p className={styles.description}>
        {leader ? t('races.leader', { player: racerOf(leader), points: leader.points }) : t('races.nobody')}
      </p>
    </div>
  </article>
);

const CompetitionCard = ({ title, description, prizePool, imageUrl, endsAt }: Competition) => (
  <article className={styles.card}>
    <Banner src={imageUrl} />
    <div className={styles.words}>
      <Title>{title}</Title>
      {prizePool && <p className={styles.prize}>{t('promotions.competitionPrize', { prizePool })}</p>}
      {description && <p className={styles.description}>{description}</p>}
      <Ending endsAt={endsAt} />
    </div>
  </article>
);

function Ending({ endsAt }: { endsAt: string }) {
  const now = useNow();
  const date = <FormattedDate value={endsAt} day="numeric" month="long" year="numeric" timeZone="Africa/Nairobi" />;
  const isOver = Date.parse(endsAt) < now;
  return (
    <p className={styles.date}>{t(isOver ? 'promotions.competitionEnded' : 'promotions.competitionEnds', { date })}</p>
  );
}
