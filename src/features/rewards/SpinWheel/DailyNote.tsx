import type { WheelTurn } from '@contract/wheel.ts';
import { Instant, refusedBlock } from '@/features/saferPlay';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { SEGMENTS, segmentText } from './segments';
import styles from './SpinWheel.module.scss';
import type { WheelPlay } from './useDailySpin';

/** What a turn brings, has brought, or why there is none. */
export function DailyNote({ play, onLeave }: { play: WheelPlay; onLeave: () => void }) {
  if (play.kind === 'fun') return <p className={styles.forFun}>{t('spinWheel.forFun')}</p>;
  return (
    <div className={styles.forFun} role="status">
      {play.kind === 'open' && t('spinWheel.pays')}
      {play.kind === 'failed' && t(refusedBlock(play.code) ? 'spinWheel.blocked' : 'spinWheel.failed')}
      {play.kind === 'taken' && <Taken {...play} onLeave={onLeave} />}
    </div>
  );
}

type TakenProps = Extract<WheelPlay, { kind: 'taken' }> & { onLeave: () => void };

const Taken = ({ turn, nextAt, isNew, onLeave }: TakenProps) => (
  <>
    <p>
      {!isNew && <Before turn={turn} />} <Prize turn={turn} />{' '}
      <PageLink page="bonus" onOpen={onLeave}>
        {t('spinWheel.toBonuses')}
      </PageLink>
    </p>
    {nextAt && <p>{t('spinWheel.next', { time: <Instant key="next" at={nextAt} /> })}</p>}
  </>
);

function Before({ turn: { segment } }: { turn: WheelTurn }) {
  const landed = SEGMENTS[segment];
  return landed ? t('spinWheel.before', { prize: t(segmentText(landed)) }) : null;
}

function Prize({ turn: { bonus, freeSpins, currency } }: { turn: WheelTurn }) {
  if (freeSpins > 0) return t('spinWheel.wonSpins', { count: freeSpins });
  if (bonus > 0) return t('spinWheel.wonBonus', { amount: <Amount key="bonus" money={moneyOf(bonus, currency)} /> });
  return t('spinWheel.wonNothing');
}
