import { ConfigError } from './ConfigError.ts';
import { missingPayments, type PaymentConfig } from './readPayments.ts';

/** @throws ConfigError naming every payment setting that production lacks */
export function requirePayments(config: PaymentConfig): void {
  const lines = missingPayments(config).map((name) => `${name} is missing: give yours, or set MODE=sandbox`);
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}
