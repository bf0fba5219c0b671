import * as v from 'valibot';
import { BonusTermsSchema, type WageringTerms } from '../../../contract/bonusTerms.ts';

/** The terms of wagering alone, with a value for each that older records do not have. */
export const wageringTermsOf = (terms: v.InferInput<typeof BonusTermsSchema>): WageringTerms => {
  const { wagering, contribution, maxStake, expiryDays, conversionTimes } = terms;
  return v.parse(BonusTermsSchema, {
    wagering,
    contribution,
    expiryDays,
    ...(maxStake !== undefined && { maxStake }),
    ...(conversionTimes !== undefined && { conversionTimes }),
  });
};
