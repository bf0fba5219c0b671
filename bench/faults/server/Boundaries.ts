/** Counts the moments before and after every effect, and ends the process at a chosen one. */
import type { CardGateway } from '../../../server/src/rails/card/CardGateway.ts';
import type { MpesaGateway } from '../../../server/src/rails/mpesa/MpesaGateway.ts';
import type { DocumentStore } from '../../../server/src/store/DocumentStore.ts';

export interface Gateways {
  card: CardGateway;
  mpesa: MpesaGateway;
}

export class Boundaries {
  #count = 0;
  #dieAt: number | undefined;

  /** The process dies at this boundary, counted from 1. */
  arm(dieAt: number | undefined): void {
    this.#count = 0;
    this.#dieAt = dieAt;
  }

  /** Transactions only, because reads have no effect. */
  aroundStore(store: DocumentStore): DocumentStore {
    return {
      ...store,
      transaction: this.#around((key, callback) => store.transaction(key, callback)) as DocumentStore['transaction'],
    };
  }

  aroundGateways({ card, mpesa }: Gateways): Gateways {
    return {
      card: {
        createIntent: this.#around((ask) => card.createIntent(ask)),
        readIntent: this.#around((id) => card.readIntent(id)),
        cancelIntent: this.#around((id) => card.cancelIntent(id)),
        refund: this.#around((ask) => card.refund(ask)),
        findRefund: this.#around((ask) => card.findRefund(ask)),
        readRefund: this.#around((id) => card.readRefund(id)),
        readEvent: (rawBody, signature) => card.readEvent(rawBody, signature),
      },
      mpesa: {
        ...mpesa,
        push: this.#around((ask) => mpesa.push(ask)),
        queryPush: this.#around((id) => mpesa.queryPush(id)),
        payOut: this.#around((ask) => mpesa.payOut(ask)),
        askPayout: this.#around((ask) => mpesa.askPayout(ask)),
      },
    };
  }

  #around<TArgs extends unknown[], TAnswer>(
    call: (...args: TArgs) => Promise<TAnswer>,
  ): (...args: TArgs) => Promise<TAnswer> {
    return async (...args) => {
      this.#cross();
      try {
        return await call(...args);
      } finally {
        this.#cross();
      }
    };
  }

  #cross(): void {
    this.#count += 1;
    if (this.#count === this.#dieAt) process.kill(process.pid, 'SIGKILL');
  }
}
