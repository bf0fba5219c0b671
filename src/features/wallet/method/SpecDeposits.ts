import type { IfMissing } from '@/api';

/** What a backend with the basic calls alone tells of the deposits by one method (docs/operations.md). */
export interface SpecDeposits {
  /** In the place of GET /wallet/transactions. */
  page: IfMissing;
  /** In the place of GET /wallet/methods. */
  methods: IfMissing;
}
