/** Every setting of payments by name: the rate, and the settings of each rail. */
import * as v from 'valibot';
import { RAILS } from '../rails/index.ts';
import { railSetting, type RailSetting } from '../settings/railSettings.ts';
import { OriginSchema } from '../settings/settingKinds.ts';

/** At most four decimals, above zero. */
const OptionalRateSchema = v.pipe(
  v.string(),
  v.regex(/^(?:(?!0+(?:\.0+)?$)\d{1,6}(?:\.\d{1,4})?)?$/),
  v.transform(Number),
);

export const RATE = railSetting('KES_PER_USD', OptionalRateSchema, {
  expected: 'how many KES one USD is, such as 129.5',
  sandbox: '129.5',
  meaning: 'KES for one USD: what M-Pesa brings to an account in USD, and takes from it, is converted at this rate',
});

const rows: readonly RailSetting[] = [RATE, ...Object.values(RAILS).flatMap(({ settings }) => Object.values(settings))];

export const PAYMENT_SETTINGS: Readonly<Record<string, RailSetting>> = Object.fromEntries(
  rows.map((row) => [row.name, row]),
);

export const SECRETS = rows.filter(({ isSecret }) => isSecret);
export const SANDBOX_PAYMENTS = rows.filter(({ isSandboxOnly }) => isSandboxOnly).map(({ name }) => name);
/** Origins that may be set in production. */
export const ORIGINS = rows.filter(({ schema, isSandboxOnly }) => schema === OriginSchema && !isSandboxOnly);
