/** Bonuses for deposits, as the operator offers them. */
import * as v from 'valibot';
import { BONUS_AVAILABILITY, BONUS_TERMS, STEP_AVAILABILITY } from './bonusTerms.ts';
import { contentItem, contentList } from './contentItem.ts';
import { listOrEmpty, numberOr, optionalNumber, optionalText, textOr } from './fields.ts';
import { route } from './route.ts';

/** Amounts are whole KES. */
const BONUS = {
  ...contentItem,
  title: textOr('Deposit bonus'),
  subtitle: optionalText(),
  description: optionalText(),
  bonusPercentage: numberOr(0),
  freeSpins: numberOr(0),
  minDeposit: numberOr(0),
  maxBonus: optionalNumber(),
  /** The amount that is given in addition to the percentage. */
  extraKes: numberOr(0),
  imageUrl: optionalText(),
  ...BONUS_TERMS,
  terms: listOrEmpty(v.string()),
};

/** Ids are unique among deposit bonuses and welcome steps together; else the deposit bonus counts. */
export const DepositBonusSchema = v.object({ ...BONUS, ...BONUS_AVAILABILITY });
export type DepositBonus = v.InferOutput<typeof DepositBonusSchema>;

/** Step N is for the player's N-th completed deposit. `order` counts from 1. */
export const WelcomeBonusSchema = v.object({
  ...BONUS,
  ...STEP_AVAILABILITY,
  order: numberOr(0),
  buttonText: optionalText(),
});
export type WelcomeBonus = v.InferOutput<typeof WelcomeBonusSchema>;

export const listWelcome = route<{ answer: WelcomeBonus[] }>('GET /content/welcome');
export const listDepositBonuses = route<{ answer: DepositBonus[] }>('GET /bonuses/deposits');
export const listBonusesByType = route<{ answer: DepositBonus[] }>('GET /bonuses/type/deposit');

export const DEPOSIT_BONUS_LISTS = [
  contentList(listWelcome, 'welcome-bonuses', WelcomeBonusSchema, 'The welcome pack'),
  contentList(listDepositBonuses, 'deposit-bonuses', DepositBonusSchema, 'Deposit bonuses'),
  contentList(listBonusesByType, 'deposit-bonuses', DepositBonusSchema, 'Deposit bonuses, by type'),
];
