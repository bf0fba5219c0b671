import type { Challenge } from '@contract/challenge.ts';
import { CardImage } from '@/features/content';
import { PageHead } from '@/features/ui';
import { t } from '@/shared/i18n';
import styles from './ChallengeHero.module.scss';
import { TakePart } from './TakePart';
import { TimeLeft } from './TimeLeft';

/** Not broken between the currency and the figures. */
const whole = (prize: string) => prize.replaceAll(/ (?=\d)/g, '\u00a0');

export function ChallengeHero({ challenge }: { challenge: Challenge }) {
  const { title, description, prizePool, trophyImageUrl, endsAt } = challenge;
  return (
    <div className={styles.hero}>
      <PageHead title={title} lead={description} hasBackLink={false}>
        <p className={styles.prize}>
          {prizePool ? t('challenge.prize', { prizePool: whole(prizePool) }) : t('challenge.daily')}
        </p>
        {endsAt && <TimeLeft endsAt={endsAt} />}
        <TakePart endsAt={endsAt} />
      </PageHead>
      <CardImage src={trophyImageUrl} icon="trophy" className={styles.trophy} />
    </div>
  );
}
