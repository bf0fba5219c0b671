import { type DepositBonus, DepositBonusSchema, WelcomeBonusSchema } from '../../../contract/content.ts';
import { readWithin } from '../store/readWithin.ts';
import type { Reader } from '../store/DocumentStore.ts';
import { isStorableId } from '../store/isStorableId.ts';
import type { DepositBonusRecord } from '../store/records/deposit.ts';
import { refusal } from '../ledger/index.ts';
import { wageringTermsOf } from './wageringTermsOf.ts';
import { isStep, isTurnOf } from './welcomeTurn.ts';

/** Terms of a deposit bonus or the next step. @throws ApiError 400 for an unknown bonus, 409 for another step */
export async function chooseBonus(
  reader: Reader,
  { uid, bonusId }: { uid: string; bonusId?: string | undefined },
): Promise<DepositBonusRecord | undefined> {
  if (bonusId === undefined) return undefined;
  if (!isStorableId(bonusId)) throw refusal('bonus_unavailable');
  const bonus = (await readDepositBonus(reader, bonusId)) ?? (await readStep(reader, bonusId));
  if (!bonus) throw refusal('bonus_unavailable');
  if (!(await isTurnOf(reader, uid, bonus))) throw refusal('bonus_not_next');
  return bonus;
}

async function readDepositBonus(reader: Reader, id: string): Promise<DepositBonusRecord | undefined> {
  const read = readWithin('deposit-bonuses', DepositBonusSchema, await reader.get('deposit-bonuses', id));
  return read?.isActive ? termsOf(read) : undefined;
}

async function readStep(reader: Reader, id: string): Promise<DepositBonusRecord | undefined> {
  const read = readWithin('welcome-bonuses', WelcomeBonusSchema, await reader.get('welcome-bonuses', id));
  return read && isStep(read) ? { ...termsOf(read), step: read.order } : undefined;
}

function termsOf(bonus: DepositBonus): DepositBonusRecord {
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
    isChosen: true,
  };
}
