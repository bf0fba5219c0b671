import type { BonusClaim } from '@contract/bonuses.ts';
import { useGetDepositBonusesQuery, useGetWelcomeBonusesQuery } from '@/features/content';
import { useIntl } from '@/shared/i18n';

/** The present name in the player's language; the stored name when the bonus no longer exists; else where it is from. */
export function useClaimTitle({ source, bonusId, title }: BonusClaim): string {
  const intl = useIntl();
  const { data: bonuses = [] } = useGetDepositBonusesQuery();
  const { data: steps = [] } = useGetWelcomeBonusesQuery();
  const known = [...bonuses, ...steps].find(({ id }) => id === bonusId)?.title;
  if (known !== undefined) return known;
  return source === 'deposit' || title !== source ? title : intl.formatMessage({ id: `bonus.source.${source}` });
}
