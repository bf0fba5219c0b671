import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { WALLET_ROUTES } from '../../../../contract/routes.ts';
import {
  TransactionParamsSchema,
  type TransactionsQuerySchema,
  type WalletTerms,
  WithdrawalBodySchema,
} from '../../../../contract/wallet.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { BalanceQuerySchema } from '../../../../contract/walletRoutes.ts';
import { listWithdrawalMethods, refreshBalance } from '../../ledger/index.ts';
import { balanceOf } from '../../users/balanceOf.ts';
import { closeDeposit } from '../../wallet/closeDeposit.ts';
import type { Wallet } from '../../wallet/Wallet.ts';
import { listTransactions, readTransaction } from '../../wallet/listTransactions.ts';
import { withdraw } from '../../wallet/withdraw.ts';
import { addContractRoute } from '../contractRoute.ts';
import { addPlayerRoute } from '../playerRoute.ts';
import { idempotencyKey } from './idempotencyKey.ts';

/** Who was disabled a moment ago sees no money either. */
export const SHOWS_MONEY = { isChecked: true };
/** Routes that move money are counted besides. */
export const MOVES_MONEY = { isChecked: true, isLimited: true };

export function walletRoutes(app: FastifyInstance, wallet: Wallet, cardPublishableKey: string): void {
  const { ctx } = wallet;
  addContractRoute(app, WALLET_ROUTES.terms, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: termsOf(ctx.kesPerUsd(), cardPublishableKey) };
  });
  addPlayerRoute(app, WALLET_ROUTES.balance, SHOWS_MONEY, async ({ uid }, { query }) => {
    const { refresh } = v.parse(BalanceQuerySchema, query);
    return balanceOf(refresh === 'true' ? await refreshBalance(ctx, uid) : await ctx.store.get('users', uid));
  });
  addPlayerRoute(app, WALLET_ROUTES.methods, SHOWS_MONEY, ({ uid }) =>
    listWithdrawalMethods(ctx.store, uid, ctx.kesPerUsd()),
  );
  addPlayerRoute(app, WALLET_ROUTES.withdraw, MOVES_MONEY, ({ uid }, request) =>
    withdraw(wallet, uid, v.parse(WithdrawalBodySchema, request.body), idempotencyKey(request)),
  );
  addPlayerRoute(app, WALLET_ROUTES.cancelDeposit, MOVES_MONEY, ({ uid }, { params }) =>
    closeDeposit(ctx, uid, v.parse(TransactionParamsSchema, params).id),
  );
  addPlayerRoute(app, WALLET_ROUTES.transactions, SHOWS_MONEY, ({ uid }, { query }) =>
    listTransactions(ctx, uid, query as v.InferOutput<typeof TransactionsQuerySchema>),
  );
  for (const type of ['deposit', 'withdrawal'] as const)
    addPlayerRoute(app, WALLET_ROUTES[type], SHOWS_MONEY, ({ uid }, { params }) =>
      readTransaction(ctx, uid, type, v.parse(TransactionParamsSchema, params).id),
    );
}

const termsOf = (kesPerUsd: number, cardPublishableKey: string): WalletTerms => ({
  kesPerUsd,
  mpesaDeposit: WALLET_LIMITS.mpesaDepositKes,
  cardDeposit: WALLET_LIMITS.cardDepositUsd,
  withdrawal: WALLET_LIMITS.withdrawalUsd,
  cardPublishableKey: cardPublishableKey || undefined,
  hasCard: cardPublishableKey !== '',
  hasMpesa: true,
});
