import type { BonusMarketHero } from '@contract/market.ts';
import { CardImage } from '@/features/content';
import { PageHead } from '@/features/ui';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import { jumpTo } from '@/shared/jumpTo';
import styles from './MarketHero.module.scss';

interface Props {
  hero: BonusMarketHero;
  /** The id of the heading behind the button; without one there is no button. */
  leadsTo: string | undefined;
}

export const MarketHero = ({ hero: { title, subtitle, buttonText, imageUrl }, leadsTo }: Props) => (
  <div className={styles.hero}>
    <PageHead title={title} lead={subtitle} hasBackLink={false}>
      {leadsTo && (
        <Button size="l" className={styles.button} onClick={() => jumpTo(leadsTo)}>
          {buttonText ?? t('bonusMarket.see')}
        </Button>
      )}
    </PageHead>
    <CardImage src={imageUrl} icon="store" className={styles.picture} />
  </div>
);
