import * as v from 'valibot';
import { BonusTermsSchema, MOST_BONUS_TERMS, type WageringTerms } from '../../../contract/bonusTerms.ts';
import { HOUSE_KINDS } from '../../../contract/playTerms.ts';
import type { LedgerLog } from '../ledger/index.ts';

export type StoredTerms = v.InferInput<typeof BonusTermsSchema>;

/** Terms that were logged, so that each is logged once. */
const told = new Set<string>();

/** The terms of wagering, complete. Money never fails for terms that are out of their range now: the nearest count. */
export function wageringTermsOf(terms: StoredTerms, log?: Pick<LedgerLog, 'warn'>): WageringTerms {
  const { wagering, contribution, maxStake, expiryDays, conversionTimes } = terms;
  const asked = { wagering, contribution, maxStake, expiryDays, conversionTimes };
  const read = v.safeParse(BonusTermsSchema, withoutMissing(asked));
  if (read.success) return read.output;
  const counted = v.parse(BonusTermsSchema, nearestOf(asked));
  const key = JSON.stringify(asked);
  if (!told.has(key)) log?.warn({ terms: asked, counted }, 'terms of a bonus are out of range: the nearest count');
  if (log) told.add(key);
  return counted;
}

function nearestOf({ contribution, ...terms }: StoredTerms): StoredTerms {
  const most = MOST_BONUS_TERMS;
  return withoutMissing({
    wagering: within(terms.wagering, 0, most.wagering),
    contribution: contribution && byKindOf(contribution),
    maxStake: within(terms.maxStake, 1, most.maxStake),
    expiryDays: within(terms.expiryDays, 1, most.expiryDays),
    conversionTimes: within(terms.conversionTimes, 1, most.conversionTimes),
  });
}

function byKindOf(contribution: NonNullable<StoredTerms['contribution']>): NonNullable<StoredTerms['contribution']> {
  return withoutMissing(Object.fromEntries(HOUSE_KINDS.map((kind) => [kind, within(contribution[kind], 0, 100)])));
}

/** Returns undefined for what is no number. */
const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && !Number.isNaN(value) ? Math.min(Math.max(value, least), most) : undefined;

/** Leaves out undefined values, which no store takes. */
export const withoutMissing = <TTerms extends object>(terms: TTerms) =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined)) as {
    [Key in keyof TTerms]?: Exclude<TTerms[Key], undefined>;
  };
