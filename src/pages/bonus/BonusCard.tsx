import type { DepositBonus } from '@contract/content.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardImage, useJoin } from '@/features/content';
import { Button } from '@/shared/components';
import styles from './BonusCard.module.scss';
import { BonusFacts } from './BonusFacts';
import { BonusTerms } from './BonusTerms';

export function BonusCard({ bonus }: { bonus: DepositBonus }) {
  const intl = useIntl();
  const join = useJoin(bonus.id);
  const { title, subtitle, description, bonusPercentage, imageUrl, terms } = bonus;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CardImage src={imageUrl} icon="gift" />
        {bonusPercentage > 0 && (
          <p className={styles.percentage}>
            <FormattedMessage id="bonus.percentage" values={{ percentage: bonusPercentage }} />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <BonusFacts bonus={bonus} />
      {terms.length > 0 && <BonusTerms terms={terms} />}
      <Button size="l" aria-label={intl.formatMessage({ id: 'bonus.claimNamed' }, { title })} onClick={join}>
        <FormattedMessage id="bonus.claim" />
      </Button>
    </article>
  );
}
