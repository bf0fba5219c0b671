import type { DepositFlow } from '../flow/depositFlow';
import { isPhoneRefusal } from '../flow/failureOf';
import type { Payer } from '../methods';

/** The head of the modal, as a message id; a waiting deposit has the title of its method. */
const TITLES: Readonly<Record<Exclude<DepositFlow['phase'], 'waiting'>, string>> = {
  form: 'deposit.submit',
  sending: 'deposit.submit',
  confirming: 'deposit.confirming',
  unknown: 'wallet.status.unknown',
  lost: 'deposit.lost',
  review: 'wallet.status.review',
  credited: 'deposit.received',
  failed: 'deposit.notReceived',
};

/** A failure stays in the title as long as the form shows it as one. */
export function titleOf(flow: DepositFlow, { waiting }: Pick<Payer, 'waiting'>): string {
  if (flow.phase === 'waiting') return waiting.title;
  return flow.phase === 'form' && flow.last && !isPhoneRefusal(flow.last.reason) ? TITLES.failed : TITLES[flow.phase];
}
