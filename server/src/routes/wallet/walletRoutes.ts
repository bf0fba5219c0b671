import type { FastifyInstance } from 'fastify';
import { BALANCE_ROUTE } from '../../../../contract/routes.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { balanceOf } from '../../users/balanceOf.ts';
import { addPlayerRoute } from '../playerRoute.ts';

export function walletRoutes(app: FastifyInstance, store: DocumentStore): void {
  addPlayerRoute(app, BALANCE_ROUTE, { isChecked: true }, async ({ uid }) => balanceOf(await store.get('users', uid)));
}
