import type { IfMissing } from '@/api';

/** The deposits by one method at a backend with the basic calls alone (docs/operations.md). */
export interface SpecDeposits {
  /** Replaces GET /wallet/transactions. */
  page: IfMissing;
  /** Replaces GET /wallet/methods. */
  methods: IfMissing;
}
