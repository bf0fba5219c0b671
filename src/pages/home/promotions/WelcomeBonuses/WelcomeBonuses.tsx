import type { WelcomeBonus } from '@contract/content.ts';
import { FormattedMessage } from 'react-intl';
import { type PackStep, useWelcomePack } from '@/features/rewards';
import { useJoin } from '@/features/auth';
import { Button } from '@/shared/components';
import { Amount, shillings } from '@/shared/money';
import { Banner } from '../Banner';
import { Section } from '../Section';
import styles from './WelcomeBonuses.module.scss';

export function WelcomeBonuses() {
  const { steps } = useWelcomePack();
  if (steps.length === 0) return null;
  return (
    <Section heading="promotions.welcomeBonuses">
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.bonus.id}>
            <BonusCard step={step} />
          </li>
        ))}
      </ol>
      {steps.some(({ bonus }) => bonus.freeSpins > 0) && (
        <p className={styles.note}>
          <FormattedMessage id="promotions.spinsNote" />
        </p>
      )}
    </Section>
  );
}

function BonusCard({ step }: { step: PackStep }) {
  const { bonus } = step;
  const { title, subtitle, extraKes, freeSpins, minDeposit, imageUrl } = bonus;
  return (
    <article className={styles.card}>
      <Banner src={imageUrl} />
      <div className={styles.words}>
        <h3>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.offer}>
          <Offer bonus={bonus} />
        </p>
        {extraKes > 0 && (
          <p>
            <FormattedMessage id="promotions.extra" values={{ amount: <Amount money={shillings(extraKes)} /> }} />
          </p>
        )}
        {freeSpins > 0 && (
          <p>
            <FormattedMessage id="promotions.freeSpins" values={{ count: freeSpins }} />
          </p>
        )}
        {minDeposit > 0 && (
          <p className={styles.subtitle}>
            <FormattedMessage
              id="promotions.minDeposit"
              values={{ amount: <Amount money={shillings(minDeposit)} /> }}
            />
          </p>
        )}
        <TakeUp step={step} />
      </div>
    </article>
  );
}

/** The step whose turn it is can be taken up; the others say when theirs is, or was. */
const TakeUp = ({ step: { bonus, status } }: { step: PackStep }) =>
  status === 'next' ? (
    <Claim bonus={bonus} />
  ) : (
    <p className={styles.when}>
      <FormattedMessage id={`promotions.step.${status}`} values={{ order: bonus.order }} />
    </p>
  );

/** A visitor is asked in; a player is led to pay in, with the step chosen. */
function Claim({ bonus: { id, title, buttonText } }: { bonus: WelcomeBonus }) {
  const join = useJoin(id);
  return (
    <Button onClick={join}>
      {buttonText ?? <FormattedMessage id="promotions.claim" />}
      <span className="visuallyHidden">: {title}</span>
    </Button>
  );
}

function Offer({ bonus: { bonusPercentage: percentage, maxBonus } }: { bonus: WelcomeBonus }) {
  if (percentage <= 0) return null;
  return maxBonus === undefined ? (
    <FormattedMessage id="promotions.bonusPercentage" values={{ percentage }} />
  ) : (
    <FormattedMessage
      id="promotions.bonusOffer"
      values={{ percentage, maxBonus: <Amount money={shillings(maxBonus)} /> }}
    />
  );
}
