import { LIMIT_PERIODS } from '@contract/saferPlay.ts';
import { TOOLS_PAGE, useSaferPlay } from '@/features/saferPlay';
import { PageLink } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import { Card } from './Card';
import styles from './LimitsCard.module.scss';

export function LimitsCard() {
  const { data, isError } = useSaferPlay();
  const limitOf = (period: (typeof LIMIT_PERIODS)[number]) => data?.limits.find((limit) => limit.period === period);
  return (
    <Card id="limits" heading="profile.limits">
      <p className={styles.note}>{t(isError && !data ? 'profile.limitsFailed' : 'profile.limitsText')}</p>
      <dl className={styles.limits}>
        {LIMIT_PERIODS.map((period) => (
          <div key={period}>
            <dt>{t(`saferPlay.period.${period}`)}</dt>
            <dd>{data ? <Limit {...limitOf(period)} /> : '–'}</dd>
          </div>
        ))}
      </dl>
      <PageLink page={TOOLS_PAGE} className={styles.link}>
        {t('profile.limitsLink')}
      </PageLink>
    </Card>
  );
}

const Limit = ({ amount, currency = 'KES' }: { amount?: number | undefined; currency?: 'KES' | 'USD' }) =>
  amount === undefined ? t('profile.noLimit') : <Amount money={moneyOf(amount, currency)} />;
