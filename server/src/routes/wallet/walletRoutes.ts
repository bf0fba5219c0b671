import type { FastifyInstance } from 'fastify';
import { TRANSACTIONS } from '../../../../contract/transactions.ts';
import { WALLET, type WalletTerms } from '../../../../contract/wallet.ts';
import { WALLET_LIMITS } from '../../../../contract/walletTerms.ts';
import { WITHDRAWALS } from '../../../../contract/withdrawals.ts';
import { listWithdrawalMethods, refreshBalance } from '../../ledger/index.ts';
import type { MoneyContext } from '../../rails/Rail.ts';
import { balanceOf } from '../../users/profile.ts';
import { closeDeposit, listTransactions, readTransaction } from '../../wallet/listTransactions.ts';
import { type Wallet, withdraw } from '../../wallet/withdraw.ts';
import { addContractRoute, addPlayerRoute, MOVES_MONEY, SHOWS_MONEY } from '../contractRoute.ts';

export function walletRoutes(app: FastifyInstance, wallet: Wallet): void {
  const { ctx } = wallet;
  addContractRoute(app, WALLET.terms, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: termsOf(ctx) };
  });
  addPlayerRoute(app, WALLET.balance, SHOWS_MONEY, async ({ uid }, { query }) =>
    balanceOf(query.refresh === 'true' ? await refreshBalance(ctx, uid) : await ctx.store.get('users', uid)),
  );
  addPlayerRoute(app, WITHDRAWALS.methods, SHOWS_MONEY, ({ uid }) => listWithdrawalMethods(ctx, uid));
  addPlayerRoute(app, WITHDRAWALS.withdraw, MOVES_MONEY, ({ uid }, { body, key }) => withdraw(wallet, uid, body, key));
  addPlayerRoute(app, TRANSACTIONS.cancelDeposit, MOVES_MONEY, ({ uid }, { params }) =>
    closeDeposit(ctx, uid, params.id),
  );
  addPlayerRoute(app, TRANSACTIONS.list, SHOWS_MONEY, ({ uid }, { query }) => listTransactions(ctx, uid, query));
  addPlayerRoute(app, TRANSACTIONS.deposit, SHOWS_MONEY, ({ uid }, { params }) =>
    readTransaction(ctx, uid, 'deposit', params.id),
  );
  addPlayerRoute(app, TRANSACTIONS.withdrawal, SHOWS_MONEY, ({ uid }, { params }) =>
    readTransaction(ctx, uid, 'withdrawal', params.id),
  );
}

function termsOf({ kesPerUsd, rails }: MoneyContext): WalletTerms {
  const methods = rails.flatMap(({ terms }) => terms ?? []);
  const { USD, KES } = WALLET_LIMITS.withdrawal;
  return { kesPerUsd: kesPerUsd(), withdrawal: USD, inKes: { withdrawal: KES }, methods };
}
