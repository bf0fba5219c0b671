import { DECISION_REFUSALS, type DecisionBody, type Review } from '../../../contract/operator.ts';
import { refusalsOf } from '../errors/ApiError.ts';
import { refusal } from '../errors/moneyRefusals.ts';
import { type AnyRecord, type Beside, decimalOf, isUnsent, railOf, settleWithdrawal } from '../ledger/index.ts';
import type { MoneyContext } from '../rails/Rail.ts';
import type { Collections } from '../store/collections.ts';
import { UnreadableRecord } from '../store/errors.ts';
import { isStorableId } from '../store/reading.ts';
import type { DepositRecord } from '../store/records/deposit.ts';
import type { DisputeRecord } from '../store/records/journal.ts';
import type { WithdrawalRecord } from '../store/records/withdrawal.ts';

/** Records that wait for a person, and the decision about a withdrawal that was never sent. */
const IN_REVIEW = { where: [['status', '==', 'review']] } as const;
const OPEN = { where: [['status', '==', 'open']] } as const;

const commonOf = ({ id, userId: uid, reason, amount, currency, createdAt }: AnyRecord) => ({
  ...{ id, uid, amount, currency, createdAt },
  ...(reason && { reason }),
});

const ofDeposit = ({ rails }: MoneyContext, deposit: DepositRecord): Review => {
  const account = railOf(rails, deposit.paymentMethod)?.detailsOf(deposit);
  return { ...commonOf(deposit), type: 'deposit', canDecide: false, ...(account && { account }) };
};

const ofWithdrawal = (withdrawal: WithdrawalRecord): Review => {
  const { methodDetails: account } = withdrawal;
  return { ...commonOf(withdrawal), type: 'withdrawal', canDecide: isUnsent(withdrawal), ...(account && { account }) };
};

const ofDispute = ({ depositId, userId: uid, amountCents, currency = 'USD', createdAt }: DisputeRecord): Review => ({
  ...{ id: depositId, type: 'deposit', uid, reason: 'disputed', amount: decimalOf(amountCents), currency, createdAt },
  canDecide: false,
});

/** A record that cannot be read is listed by its id, so that it hides no other one. */
const unreadable = (type: Review['type'], id: string): Review => ({
  ...{ id, type, uid: '', amount: 0, currency: 'KES', createdAt: '' },
  canDecide: false,
});

/** All of them, oldest first: some wait for a provider, and must not hide those that a person decides. */
export async function listReviews(ctx: MoneyContext): Promise<Review[]> {
  const { store } = ctx;
  const read = async <N extends Reviewed>(
    name: N,
    ids: readonly string[],
    toReview: (record: Collections[N]) => Review,
  ) => {
    const type = name === 'withdrawals' ? 'withdrawal' : 'deposit';
    const found = await Promise.all(
      ids.map((id) => store.get(name, id).catch((error: unknown) => skipped(ctx, error, id))),
    );
    return found.flatMap((record) => {
      if (typeof record === 'string') return unreadable(type, record);
      return record ? toReview(record) : [];
    });
  };
  const reviews = [
    ...(await read('disputes', await store.ids('disputes', OPEN), ofDispute)),
    ...(await read('deposits', await store.ids('deposits', IN_REVIEW), (deposit) => ofDeposit(ctx, deposit))),
    ...(await read('withdrawals', await store.ids('withdrawals', IN_REVIEW), ofWithdrawal)),
  ];
  return reviews.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

type Reviewed = 'disputes' | 'deposits' | 'withdrawals';

function skipped({ log }: MoneyContext, err: unknown, id: string): string {
  if (!(err instanceof UnreadableRecord)) throw err;
  log.error({ err }, 'a record in review cannot be read: needs a person');
  return id;
}

const MESSAGES = {
  review_over: 'This withdrawal does not wait for a decision',
  still_disputed:
    'It waits: the account is closed, a card payment is disputed until the bank has decided, or another account of the person has one or a debt',
  needs_two: 'A payout as large as this, or the first to a new telephone, needs two people: decide at the console',
  not_covered: 'The balance does not cover this withdrawal any more: it was refused, and nothing is sent',
} as const;

const refused = refusalsOf<keyof typeof MESSAGES>(DECISION_REFUSALS, MESSAGES);

/** @throws ApiError 404; 409 when nothing is to decide any more, the bank decides first, or a release had to be refused */
export async function decideReview(
  ctx: MoneyContext,
  id: string,
  { decision }: DecisionBody,
  beside?: Beside<WithdrawalRecord>,
): Promise<Review> {
  const withdrawal = isStorableId(id) ? await ctx.store.get('withdrawals', id) : undefined;
  if (!withdrawal) throw refusal('withdrawal_not_found');
  if (!isUnsent(withdrawal)) throw refused('review_over');
  const kind = decision === 'release' ? 'released' : 'refused';
  ctx.log.warn({ withdrawalId: id, decision }, 'an operator decides about a withdrawal');
  const after = (await settleWithdrawal(ctx, withdrawal, { kind }, beside)) ?? withdrawal;
  const problem = problemOf(after, decision);
  if (problem) throw refused(problem);
  return ofWithdrawal(after);
}

/** Why it did not become what was decided. */
function problemOf(
  { status }: WithdrawalRecord,
  decision: DecisionBody['decision'],
): keyof typeof MESSAGES | undefined {
  if (decision === 'refuse') return status === 'failed' ? undefined : 'review_over';
  if (status === 'review') return 'still_disputed';
  return status === 'failed' ? 'not_covered' : undefined;
}
