import type { WelcomeBonus } from '@contract/content.ts';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useGetWelcomeBonusesQuery, useJoin } from '@/features/content';
import { PageLink } from '@/features/ui';
import { Button } from '@/shared/components';
import { Banner } from '../Banner';
import { Section } from '../Section';
import styles from './WelcomeBonuses.module.scss';

export function WelcomeBonuses() {
  const { data = [] } = useGetWelcomeBonusesQuery();
  if (data.length === 0) return null;
  return (
    <Section heading="promotions.welcomeBonuses">
      <ol className={styles.list}>
        {data
          .toSorted((a, b) => a.order - b.order)
          .map((bonus) => (
            <li key={bonus.id}>
              <BonusCard bonus={bonus} />
            </li>
          ))}
      </ol>
    </Section>
  );
}

function BonusCard({ bonus }: { bonus: WelcomeBonus }) {
  const { title, subtitle, freeSpins, minDeposit, imageUrl } = bonus;
  return (
    <article className={styles.card}>
      <Banner src={imageUrl} />
      <div className={styles.words}>
        <h3>{title}</h3>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.offer}>
          <Offer bonus={bonus} />
        </p>
        {freeSpins > 0 && (
          <p>
            <FormattedMessage id="promotions.freeSpins" values={{ count: freeSpins }} />
          </p>
        )}
        {minDeposit > 0 && (
          <p className={styles.subtitle}>
            <FormattedMessage id="promotions.minDeposit" values={{ amount: <Shillings amount={minDeposit} /> }} />
          </p>
        )}
        <TakeUp bonus={bonus} />
      </div>
    </article>
  );
}

/** A visitor is asked in; a player finds what can be claimed on the page of bonuses. */
function TakeUp({ bonus: { title, buttonText } }: { bonus: WelcomeBonus }) {
  const join = useJoin();
  const isSignedIn = useSelector(selectIsSignedIn);
  const words = (
    <>
      {buttonText ?? <FormattedMessage id="promotions.claim" />}
      <span className="visuallyHidden">: {title}</span>
    </>
  );
  return isSignedIn ? (
    <PageLink page="bonus" className={styles.link}>
      {words}
    </PageLink>
  ) : (
    <Button onClick={join}>{words}</Button>
  );
}

function Offer({ bonus: { bonusPercentage: percentage, maxBonus } }: { bonus: WelcomeBonus }) {
  if (percentage <= 0) return null;
  return maxBonus === undefined ? (
    <FormattedMessage id="promotions.bonusPercentage" values={{ percentage }} />
  ) : (
    <FormattedMessage id="promotions.bonusOffer" values={{ percentage, maxBonus: <Shillings amount={maxBonus} /> }} />
  );
}

const Shillings = ({ amount }: { amount: number }) => (
  <FormattedNumber value={amount} style="currency" currency="KES" maximumFractionDigits={0} />
);
