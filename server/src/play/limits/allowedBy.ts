import type { PlayLimitKind } from '../../../../contract/playLimits.ts';
import type { Moment } from '../../ledger/index.ts';
import { limitAt, minorIn } from '../../saferPlay/rules/limits.ts';
import type { Currency } from '../../store/records/money.ts';
import type { PlayRecord } from '../../store/records/round.ts';

/**
 * What a limit allows now, in cents of the account's currency, or minutes; undefined without one. A limit that was set
 * before the account changed its currency is converted.
 */
export function allowedBy(
  limits: PlayRecord['limits'],
  kind: PlayLimitKind,
  currency: Currency,
  { now, kesPerUsd }: Moment,
): number | undefined {
  const limit = limitAt(limits?.[kind], now);
  if (!limit) return undefined;
  return kind === 'timeDay' ? limit.amountMinor : minorIn(currency, limit, kesPerUsd);
}
