import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { Button, Dialog } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Position, type PositionProps } from './Position';
import styles from './RealityCheck.module.scss';
import { SessionTime } from './SessionTime';
import { useWaysOn } from './useWaysOn';

interface Props extends PositionProps {
  onClose: () => void;
}

/** Time and money of the session. Covers everything, also a running game, until the player answers. */
export function RealityCheck({ since, shown, onClose }: Props) {
  const intl = useIntl();
  const textId = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  const isVisitor = useSelector(selectIsVisitor);
  const { leaveGame, takeBreak, cashOut, signOut } = useWaysOn();
  const close = useEffectEvent(onClose);
  useEffect(() => goOn.current?.focus(), []);
  useEffect(() => {
    if (isVisitor) close();
  }, [isVisitor]);
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
