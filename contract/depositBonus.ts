/** Bonuses that come with a deposit. Apart from the other contents, as the deposit modal loads them. */
import * as v from 'valibot';
import { contentItem } from './contentItem.ts';
import { listOrEmpty, numberOr, optionalNumber, optionalText, textOr } from './fields.ts';

/**
 * `minDeposit`, `maxBonus` and `extraKes` are whole KES. A deposit names its bonus by the id alone: ids are unique among
 * deposit bonuses and the steps of the welcome pack together; where they are not, the deposit bonus counts.
 */
export const DepositBonusSchema = v.object({
  ...contentItem,
  title: textOr('Deposit bonus'),
  subtitle: optionalText(),
  description: optionalText(),
  bonusPercentage: numberOr(0),
  freeSpins: numberOr(0),
  minDeposit: numberOr(0),
  /** The most that the percentage gives. */
  maxBonus: optionalNumber(),
  /** Given on top of the percentage, whatever the deposit. */
  extraKes: numberOr(0),
  imageUrl: optionalText(),
  /** How many times the bonus has to be wagered. */
  wagering: numberOr(0),
  terms: listOrEmpty(v.string()),
});

/** A step of the welcome pack: step N is for the player's N-th completed deposit. `order` counts from 1. */
export const WelcomeBonusSchema = v.object({
  ...DepositBonusSchema.entries,
  order: numberOr(0),
  buttonText: optionalText(),
});

export type DepositBonus = v.InferOutput<typeof DepositBonusSchema>;
export type WelcomeBonus = v.InferOutput<typeof WelcomeBonusSchema>;
