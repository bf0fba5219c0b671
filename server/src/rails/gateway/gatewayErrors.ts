/** How a call to a payment provider fails. Nothing in a message names a player, a phone or a secret. */

/** The provider understood and said no. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}

/** The call had no effect: it may be made again later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The call may have had its effect: never take it for a failure; ask the provider. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
