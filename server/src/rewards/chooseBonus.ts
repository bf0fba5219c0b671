import type { BonusHindrance } from '../../../contract/bonusTerms.ts';
import {
  type DepositBonus,
  DepositBonusSchema,
  type WelcomeBonus,
  WelcomeBonusSchema,
} from '../../../contract/depositBonuses.ts';
import { isStorableId, readWithin } from '../store/reading.ts';
import type { Reader } from '../store/DocumentStore.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import type { Moment } from '../ledger/index.ts';
import { hindranceOf } from './availability/index.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { isStep, isTurnOf } from './welcomeTurn.ts';

const REFUSALS = {
  used: 'bonus_used',
  closed: 'bonus_closed',
  other_players: 'bonus_other_players',
} as const satisfies Record<BonusHindrance, string>;

/**
 * Terms of a deposit bonus or the next step. @throws ApiError 400 for an unknown bonus, 409 for another step, and for one that
 * is not for this player, not at this hour, or was given as often as its terms allow
 */
export async function chooseBonus(
  reader: Reader,
  { uid, bonusId }: { uid: string; bonusId?: string | undefined },
  { now }: Pick<Moment, 'now'>,
): Promise<DepositBonusRecord | undefined> {
  if (bonusId === undefined) return undefined;
  if (!isStorableId(bonusId)) throw refusal('bonus_unavailable');
  const bonus = (await readDepositBonus(reader, bonusId)) ?? (await readStep(reader, bonusId));
  if (!bonus) throw refusal('bonus_unavailable');
  const terms = termsOf(bonus);
  if (!(await isTurnOf(reader, uid, terms))) throw refusal('bonus_not_next');
  const hindrance = await hindranceOf(reader, uid, bonus, now);
  if (hindrance) throw refusal(REFUSALS[hindrance.why]);
  return terms;
}

async function readDepositBonus(reader: Reader, id: string): Promise<DepositBonus | undefined> {
  const read = readWithin('deposit-bonuses', DepositBonusSchema, await reader.get('deposit-bonuses', id));
  return read?.isActive ? read : undefined;
}

async function readStep(reader: Reader, id: string): Promise<WelcomeBonus | undefined> {
  const read = readWithin('welcome-bonuses', WelcomeBonusSchema, await reader.get('welcome-bonuses', id));
  return read && isStep(read) ? read : undefined;
}

function termsOf(bonus: DepositBonus | WelcomeBonus): DepositBonusRecord {
  const { id, title, bonusPercentage, freeSpins, minDeposit, maxBonus, extraKes } = bonus;
  return {
    id,
    title,
    bonusPercentage,
    freeSpins,
    minDeposit,
    ...(maxBonus !== undefined && { maxBonus }),
    ...(extraKes > 0 && { extraKes }),
    ...wageringTermsOf(bonus),
    ...usesOf(bonus),
    ...('order' in bonus && { step: bonus.order }),
    isChosen: true,
  };
}

/** Without undefined values, which no store takes. */
const usesOf = ({ mostPerPlayer, mostPerPayer, mostPerDevice, mostPerDay }: DepositBonus) => ({
  ...(mostPerPlayer !== undefined && { mostPerPlayer }),
  ...(mostPerPayer !== undefined && { mostPerPayer }),
  ...(mostPerDevice !== undefined && { mostPerDevice }),
  ...(mostPerDay !== undefined && { mostPerDay }),
});
