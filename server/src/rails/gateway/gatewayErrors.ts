/** Failures of calls to payment providers. Messages contain no player, phone or secret. */

/** The provider understood and refused. */
export class GatewayRefused extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'GatewayRefused';
    this.code = code;
  }
}

/** The call had no effect and can be repeated later. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The call may have had its effect: never treat it as failed; ask the provider. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
