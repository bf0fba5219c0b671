/** A rail of its own for a test: vouchers that are bought in a shop, the smallest folder that a method can be. */
import * as v from 'valibot';
import { depositIdField } from '../../../../contract/deposits.ts';
import type { RailName } from '../../../../contract/railWords.ts';
import { forPlayers, IdempotencyKeySchema, route } from '../../../../contract/route.ts';
import { accepted } from '../../errors/moneyRefusals.ts';
import { idempotencyOf, minorOf, openDeposit, settleDeposit } from '../../ledger/index.ts';
import { type DepositRecord, depositOf, type OpenDeposit } from '../../store/records/deposit.ts';
import { withdrawalOf } from '../../store/records/withdrawal.ts';
import type { Rail, RailModule } from '../Rail.ts';
import { railSecret, textLike } from '../settingTypes.ts';

const NAME = 'voucher';

const VoucherSchema = v.object({ code: v.pipe(v.string(), v.minLength(4)), amount: v.number() });
const AnswerSchema = v.object({ depositId: depositIdField });

const redeem = route<{
  key: string;
  body: v.InferOutput<typeof VoucherSchema>;
  answer: v.InferOutput<typeof AnswerSchema>;
  error: never;
}>('POST /vouchers');

const REDEEM = forPlayers(redeem, 'Redeems a voucher', AnswerSchema, {
  key: IdempotencyKeySchema,
  body: VoucherSchema,
  errors: {},
});

const voucherRail: Rail = {
  name: NAME as RailName,
  isRecallable: false,
  depositText: 'Voucher',
  withdrawalText: { name: 'Voucher', icon: 'card', description: 'Vouchers are not paid out' },
  detailsOf: (deposit) => codeOf(deposit),
  providerIdOf: (deposit) => codeOf(deposit),
  waysOut: async () => [],
  payerOf: () => undefined,
  checkPauses: [60_000],
  check: async () => undefined,
  payoutPauses: [60_000],
  payOut: async () => undefined,
  payoutAmountOf: () => ({ payoutAmount: undefined, payoutCurrency: undefined }),
  routes(ctx, add) {
    add(REDEEM, { movesMoney: true }, async ({ uid, body, key }) => {
      const amountMinor = minorOf(body.amount);
      const opening = await openDeposit(ctx, {
        ...{ uid, amountMinor, currency: 'USD', checkAfterMs: 60_000, bonusId: undefined },
        idempotency: idempotencyOf(uid, key, redeem, body),
        toRecord: (opened) => withCode(opened, body.code),
      });
      const { deposit } = accepted(opening);
      await settleDeposit(ctx, deposit, { kind: 'paid', amountMinor, currency: 'USD' });
      return { depositId: deposit.id };
    });
  },
  hooks: [],
  terms: { id: NAME as 'stripe', deposit: { USD: { min: 1, max: 100 } } },
};

/** The record of a method that the store's types do not know here: a real folder adds its own to `RailRecords`. */
const withCode = (opened: OpenDeposit, code: string): DepositRecord =>
  ({ ...opened, paymentMethod: NAME, code }) as unknown as DepositRecord;

const codeOf = (deposit: DepositRecord): string | undefined => ('code' in deposit ? String(deposit.code) : undefined);

export const voucher: RailModule<{ key: ReturnType<typeof railSecret> }> = {
  settings: {
    key: railSecret('VOUCHER_KEY', textLike(/^\w*$/), {
      expected: 'the key of the voucher shop',
      sandbox: 'demo-voucher',
      meaning: 'The key of the voucher shop',
    }),
  },
  schemas: {
    deposit: depositOf({ paymentMethod: v.literal(NAME), code: v.string() }, {}) as never,
    withdrawal: withdrawalOf({ method: v.literal(NAME) }) as never,
    indexes: [],
  },
  open: async () => voucherRail,
};
