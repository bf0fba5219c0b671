import type { ShownHindrance } from '@contract/bonuses.ts';
import { FormattedDate } from 'react-intl';
import { t } from '@/shared/i18n';

/** Why an offer is not to be had now. Says nothing about other accounts. */
export function HindranceText({ hindrance: { why, opensAt } }: { hindrance: ShownHindrance }) {
  const date = opensAt && (
    <FormattedDate key="date" value={opensAt} dateStyle="medium" timeStyle="short" timeZone="Africa/Nairobi" />
  );
  return date ? t(`bonusTerms.hindered.${why}.until`, { date }) : t(`bonusTerms.hindered.${why}`);
}
