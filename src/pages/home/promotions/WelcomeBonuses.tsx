import type { WelcomeBonus } from '@contract/depositBonuses.ts';
import { useDeferredValue } from 'react';
import { useJoin } from '@/features/auth';
import { OfferCard, type PackStep, useWelcomePack } from '@/features/rewards';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import { Section } from './Section';
import styles from './WelcomeBonuses.module.scss';

export function WelcomeBonuses() {
  const steps = useDeferredValue(useWelcomePack().steps);
  if (steps.length === 0) return null;
  return (
    <Section heading="promotions.welcomeBonuses">
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.bonus.id}>
            <BonusCard {...step} />
          </li>
        ))}
      </ol>
      {steps.some(({ bonus }) => bonus.freeSpins > 0) && <p className={styles.note}>{t('promotions.spinsNote')}</p>}
    </Section>
  );
}

function BonusCard({ bonus, status }: PackStep) {
  const { bonusPercentage, subtitle, extraKes, freeSpins, minDeposit } = bonus;
  const isSaid = bonusPercentage <= 0 && subtitle !== undefined;
  return (
    <OfferCard offer={{ ...bonus, description: undefined }} status={status}>
      <div className={styles.words}>
        <p className={styles.offer}>
          <Offer bonus={bonus} />
        </p>
        {extraKes > 0 && <p>{t('promotions.extra', { amount: <Amount money={shillings(extraKes)} /> })}</p>}
        {freeSpins > 0 && !isSaid && <p>{t('promotions.freeSpins', { count: freeSpins })}</p>}
        {minDeposit > 0 && (
          <p className={styles.note}>
            {t('promotions.minDeposit', { amount: <Amount money={shillings(minDeposit)} /> })}
          </p>
        )}
        {status === 'next' ? (
          <Claim {...bonus} />
        ) : (
          <p className={styles.when}>{t(`promotions.step.${status}`, { order: bonus.order })}</p>
        )}
      </div>
    </OfferCard>
  );
}

/** A visitor is asked to sign in; for a player the deposit opens with the step chosen. */
function Claim({ id, title, buttonText }: WelcomeBonus) {
  const join = useJoin(id);
  return (
    <Button onClick={join}>
      {buttonText ?? t('promotions.claim')}
      <span className="visuallyHidden">: {title}</span>
    </Button>
  );
}

function Offer({ bonus: { bonusPercentage: percentage, maxBonus } }: { bonus: WelcomeBonus }) {
  if (percentage <= 0) return null;
  return maxBonus === undefined
    ? t('promotions.bonusPercentage', { percentage })
    : t('promotions.bonusOffer', { percentage, maxBonus: <Amount money={shillings(maxBonus)} /> });
}
