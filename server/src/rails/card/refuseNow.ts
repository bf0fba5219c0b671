import { readSaferPlay } from '../../saferPlay/readSaferPlay.ts';
import { refuseBlocked } from '../../saferPlay/refuseDeposit.ts';
import { refuseExcludedPayer } from '../../saferPlay/refuseExcludedPayer.ts';
import { accountsOfCardsOf } from './payers.ts';
import type { CardContext } from './CardContext.ts';

/** A break may have started after the payment. @throws ApiError 403 `time_out`, `self_excluded` */
export async function refuseNow({ store, now }: CardContext, uid: string): Promise<void> {
  refuseBlocked(await readSaferPlay(store, uid), now());
  await refuseExcludedPayer(store, { uid, accountsOfPayer: accountsOfCardsOf(uid) }, now());
}
