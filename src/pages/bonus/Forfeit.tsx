import { useState } from 'react';
import { useForfeitBonusMutation } from '@/features/rewards';
import { Button, Dialog } from '@/shared/components';
import { FieldError } from '@/shared/form';
import { t, useIntl } from '@/shared/i18n';
import { Amount } from '@/shared/money';
import type { ClaimProps } from './ClaimProps';
import styles from './ClaimCard.module.scss';

/** Gives up a bonus after asking. */
export function Forfeit({ title, ...props }: ClaimProps & { title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" className={styles.forfeit} onClick={() => setIsAsking(true)}>
        {t('bonus.forfeit')}
        <span className="visuallyHidden">: {title}</span>
      </Button>
      {isAsking && <ForfeitDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Says what is lost. */
function ForfeitDialog({ claim: { id, left = 0 }, money, onClose }: ClaimProps & { onClose: () => void }) {
  const intl = useIntl();
  const [forfeit, { isLoading, error }] = useForfeitBonusMutation();
  const confirm = async () => {
    if (isLoading) return;
    const answer = await forfeit(id);
    if (!answer.error) onClose();
  };
  const isInRound = (error as { code?: string } | undefined)?.code === 'bonus_in_round';
  return (
    <Dialog label={intl.formatMessage({ id: 'bonus.forfeitTitle' })} onClose={onClose}>
      <div className={styles.dialog}>
        <h2>{t('bonus.forfeitTitle')}</h2>
        <p className={styles.text}>{t('bonus.forfeitText', { amount: <Amount key="left" money={money(left)} /> })}</p>
        <FieldError>{error && t(isInRound ? 'bonus.forfeitInRound' : 'bonus.forfeitFailed')}</FieldError>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {t('bonus.forfeitKeep')}
          </Button>
          <Button aria-disabled={isLoading} onClick={() => void confirm()}>
            {t('bonus.forfeitConfirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
