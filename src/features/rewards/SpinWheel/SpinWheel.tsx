import type { WheelTurn } from '@contract/wheel.ts';
import { Instant, refusedBlock } from '@/features/saferPlay';
import { PageLink, useSettings, useSound } from '@/features/ui';
import { t, useIntl } from '@/shared/i18n';
import { Amount, moneyOf, shillings } from '@/shared/money';
import { Button, Dialog, IconButton } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { SEGMENTS, segmentText } from './spinFlow';
import { useDailySpin, type WheelPlay } from './useDailySpin';
import { Odds, Wheel } from './Wheel';
import styles from './SpinWheel.module.scss';

/** The daily wheel: for a player the server draws what it pays, for a visitor it is for fun, and the text says so. */
export function SpinWheel({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { enableAnimations } = useSettings();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || !enableAnimations;
  const daily = useDailySpin(isStill);
  const { degrees, isSpinning, isResting, landed, play, prizes, spin } = daily;
  const isBlocked = play.kind === 'resting';
  useSound('spin', isSpinning);
  useSound('landed', landed !== null);
  const title = intl.formatMessage({ id: 'spinWheel.title' });
  return (
    <Dialog label={title} className={styles.spinWheel} onClose={onClose}>
      <div className={styles.bar}>
        <h2>{title}</h2>
        <IconButton icon="close" label={intl.formatMessage({ id: 'app.close' })} onClick={onClose} />
      </div>
      <Head play={play} onLeave={onClose} />
      <div className={styles.wheelPlace}>
        <Wheel
          {...{ degrees, isSpinning, isStill, landed, isResting, prizes: isBlocked ? undefined : prizes }}
          onTap={spin}
        />
      </div>
      <div className={styles.foot}>
        <SpinResult isSpinning={isSpinning} landed={landed} play={play} />
        {!isBlocked && <Turn {...daily} />}
        {prizes && !isBlocked && <Odds prizes={prizes} />}
      </div>
    </Dialog>
  );
}

/** On a break nothing is promised. */
const Head = ({ play, onLeave }: { play: WheelPlay; onLeave: () => void }) => (
  <div className={styles.head}>
    {play.kind !== 'resting' && (
      <>
        <p className={styles.prize}>{t('spinWheel.prize')}</p>
        <p className={styles.instantWin}>{t('spinWheel.instantWin')}</p>
        {play.kind !== 'taken' && <p className={styles.lead}>{t('spinWheel.lead')}</p>}
      </>
    )}
    <DailyNote play={play} onLeave={onLeave} />
  </div>
);

/** The button of the turn; once it is taken, there is another one tomorrow. Over it stands when a player's turn for fun would pay. */
function Turn({ play, isBusy, isResting, spin }: ReturnType<typeof useDailySpin>) {
  const isOver = play.kind === 'taken';
  const missing = play.kind === 'fun' && play.missing;
  const label = isOver ? 'spinWheel.tomorrow' : 'spinWheel.spin';
  return (
    <>
      {!isOver && <p className={styles.hint}>{missing ? <Condition {...play} /> : t('spinWheel.hint')}</p>}
      <Button
        variant={missing ? 'quiet' : 'primary'}
        size="l"
        className={styles.spin}
        aria-disabled={isBusy || isResting}
        onClick={spin}
      >
        {t(isBusy ? 'spinWheel.spinning' : label)}
      </Button>
      {!isOver && !missing && <p className={styles.daily}>{t('spinWheel.daily')}</p>}
    </>
  );
}

/** Says what a turn brings or has brought, or why there is none. */
function DailyNote({ play, onLeave }: { play: WheelPlay; onLeave: () => void }) {
  if (play.kind === 'fun')
    return (
      <p className={styles.forFun}>
        {t('spinWheel.forFun')} {!play.missing && <Condition {...play} />}
      </p>
    );
  return (
    <div className={styles.forFun} role="status">
      {play.kind === 'resting' && t('spinWheel.blocked')}
      {play.kind === 'open' && t('spinWheel.pays')}
      {play.kind === 'failed' && t(refusedBlock(play.code) ? 'spinWheel.blocked' : 'spinWheel.failed')}
      {play.kind === 'taken' && <Taken {...play} onLeave={onLeave} />}
    </div>
  );
}

/** Says when a turn pays, and never how much is left to bet: nobody is pressed. */
function Condition({ missing, stakedKes }: Extract<WheelPlay, { kind: 'fun' }>) {
  const kind = missing?.kind ?? 'stakes';
  const id = `spinWheel.missing.${kind === 'stakes' && stakedKes === 0 ? 'none' : kind}`;
  return t(id, { amount: <Amount key="amount" money={shillings(stakedKes)} /> });
}

const Taken = ({ turn, nextAt, isNew, onLeave }: Extract<WheelPlay, { kind: 'taken' }> & { onLeave: () => void }) => (
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

/** Says what the wheel does, also for screen readers; keeps its space so that nothing moves. */
function SpinResult({ isSpinning, landed, play }: { isSpinning: boolean; landed: number | null; play: WheelPlay }) {
  const intl = useIntl();
  const turn = play.kind === 'taken' && play.turn.bonus + play.turn.freeSpins > 0 && play.turn;
  const segment = landed === null ? undefined : SEGMENTS[landed];
  const result = play.kind === 'fun' && play.missing ? 'spinWheel.resultFun' : 'spinWheel.result';
  return (
    <p className={styles.result} role="status">
      {isSpinning && <span className="visuallyHidden">{t('spinWheel.turning')}</span>}
      {segment && !turn && t(result, { prize: intl.formatMessage({ id: segmentText(segment) }) })}
      {segment && turn && t('spinWheel.resultPaid', { won: <Won key="won" turn={turn} /> })}
    </p>
  );
}

const Won = ({ turn: { bonus, freeSpins, currency } }: { turn: WheelTurn }) =>
  freeSpins > 0 ? t('spinWheel.spinsWon', { count: freeSpins }) : <Amount money={moneyOf(bonus, currency)} />;
