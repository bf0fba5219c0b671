import { useNow } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsVisitor, useSignOut } from '@/features/auth';
import { modalClosed, modalOpened, pageOpened, selectModals, useWhen } from '@/features/ui';
import { useEffect, useId, useRef } from 'react';
import { Button, Dialog } from '@/shared/components';
import { TOOLS_PAGE } from '../block';
import { Position, type PositionProps } from './Position';
import styles from './RealityCheck.module.scss';

const STEP_MS = 5000;
const MINUTE_MS = 60_000;

/** Duration of the session. `since` is ISO 8601. */
function SessionTime({ since }: { since: string }) {
  const minutes = Math.max(0, Math.floor((useNow(STEP_MS) - Date.parse(since)) / MINUTE_MS));
  return (
    <p className={styles.time}>
      <span className={styles.name}>{t('realityCheck.time')}</span>
      <span className={styles.clock}>
        {t('realityCheck.duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
    </p>
  );
}

/** The actions of the check. All except continuing close the game and everything else. */
function useWaysOn() {
  const dispatch = useDispatch();
  const modals = useSelector(selectModals);
  const signOut = useSignOut();
  const closeAll = () => modals.forEach(({ id }) => dispatch(modalClosed(id)));
  const isInGame = modals.some(({ id }) => id === 'gamePlayer');
  return {
    leaveGame: isInGame ? closeAll : null,
    takeBreak: () => {
      closeAll();
      dispatch(pageOpened(TOOLS_PAGE));
    },
    cashOut: () => {
      closeAll();
      dispatch(modalOpened('withdraw', {}));
    },
    signOut: () => {
      closeAll();
      signOut();
    },
  };
}

/** Time and money of the session. Covers everything, also a running game, until the player answers. */
export function RealityCheck({ since, shown, onClose }: PositionProps & { onClose: () => void }) {
  const intl = useIntl();
  const textId = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  const { leaveGame, takeBreak, cashOut, signOut } = useWaysOn();
  useEffect(() => goOn.current?.focus(), []);
  useWhen(useSelector(selectIsVisitor), onClose);
  return (
    <Dialog
      role="alertdialog"
      label={intl.formatMessage({ id: 'realityCheck.title' })}
      describedBy={textId}
      className={styles.check}
      isModalOnly
      onClose={onClose}
    >
      <h2>{t('realityCheck.title')}</h2>
      <div id={textId} className={styles.words}>
        <p className={styles.lead}>{t('realityCheck.text')}</p>
        <SessionTime since={since} />
        <Position since={since} shown={shown} />
      </div>
      <div className={styles.ways}>
        <Button ref={goOn} size="l" onClick={onClose}>
          {t('realityCheck.continue')}
        </Button>
        {leaveGame && (
          <Button size="l" variant="quiet" onClick={leaveGame}>
            {t('realityCheck.leave')}
          </Button>
        )}
        <Button size="l" variant="quiet" onClick={takeBreak}>
          {t('realityCheck.break')}
        </Button>
        <Button variant="ghost" onClick={cashOut}>
          {t('realityCheck.cashOut')}
        </Button>
        <Button variant="ghost" onClick={signOut}>
          {t('realityCheck.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}
