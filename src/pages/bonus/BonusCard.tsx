import type { ShownUnavailability } from '@contract/bonuses.ts';
import { timesOf } from '@contract/bonusTerms.ts';
import type { DepositBonus } from '@contract/depositBonuses.ts';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { useJoin } from '@/features/auth';
import { UnavailabilityNote, OfferCard, OfferTerms } from '@/features/rewards';
import { Button, TextItems } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';
import styles from './BonusCard.module.scss';

type BonusCardProps = Omit<ComponentProps<typeof OfferCard>, 'offer'> & { bonus: DepositBonus };

export const BonusCard = ({ bonus, children, ...card }: BonusCardProps) => (
  <OfferCard offer={bonus} {...card}>
    <BonusFigures bonus={bonus} />
    <BonusTerms bonus={bonus} />
    {children}
  </OfferCard>
);

const sum = (amount: number) => <Amount money={shillings(amount)} />;

/** The gift and what it asks for in numbers; zero or unknown ones are left out, and spins that the operator's own words count. Other terms are in the list below. */
const BonusFigures = ({
  bonus: { subtitle, freeSpins, minDeposit, maxBonus = 0, extraKes, wagering, bonusPercentage },
}: {
  bonus: DepositBonus;
}) => (
  <dl className={styles.facts}>
    {freeSpins > 0 && !subtitle?.match(/\d+/g)?.includes(`${freeSpins}`) && (
      <Figure name="bonus.freeSpins">
        <FormattedNumber value={freeSpins} />
      </Figure>
    )}
    {minDeposit > 0 && <Figure name="bonus.minDeposit">{sum(minDeposit)}</Figure>}
    {maxBonus > 0 && <Figure name="bonus.maxBonus">{sum(maxBonus)}</Figure>}
    {extraKes > 0 && <Figure name="bonus.extra">{sum(extraKes)}</Figure>}
    <Figure name="bonus.wagering">
      {t(`bonus.${bonusPercentage > 0 || extraKes > 0 ? 'times' : minDeposit > 0 ? 'timesLeast' : 'timesDeposit'}`, {
        times: timesOf({ wagering }),
        least: sum(minDeposit),
      })}
    </Figure>
  </dl>
);

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{t(name)}</dt>
    <dd>{children}</dd>
  </div>
);

const BonusTerms = ({ bonus }: { bonus: DepositBonus }) => (
  <details className={styles.terms}>
    <summary>{t('bonus.ownTerms')}</summary>
    <OfferTerms bonus={bonus} />
    <ul>
      <TextItems texts={bonus.terms} />
    </ul>
  </details>
);

interface ClaimButtonProps {
  bonus: DepositBonus;
  hindered: readonly ShownUnavailability[];
}

/** Opens the deposit with the bonus chosen; a visitor signs in first. A bonus that cannot be chosen now says why in its place. */
export function ClaimButton({ bonus: { id, title }, hindered }: ClaimButtonProps) {
  const intl = useIntl();
  const join = useJoin(id);
  const unavailability = hindered.find(({ bonusId }) => bonusId === id);
  if (unavailability)
    return (
      <p className={styles.hindered}>
        <UnavailabilityNote unavailability={unavailability} />
      </p>
    );
  return (
    <Button
      size="l"
      className={styles.claim}
      aria-label={intl.formatMessage({ id: 'bonus.claimNamed' }, { title })}
      onClick={join}
    >
      {t('bonus.claim')}
    </Button>
  );
}
