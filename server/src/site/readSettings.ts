import * as v from 'valibot';
import { type Settings, SettingsSchema } from '../../../contract/settings.ts';
import { ApiError } from '../errors/ApiError.ts';
import { BLOCK_REFUSALS } from '../../../contract/saferPlay.ts';
import type { Reader } from '../store/DocumentStore.ts';

/** The settings of the site, with the defaults for what an operator has not set. */
export async function readSettings(reader: Pick<Reader, 'find'>): Promise<Settings> {
  const [stored = {}] = await reader.find('settings', { limit: 1 });
  return v.parse(SettingsSchema, stored);
}

/** Deposits, games and bets wait while the operator works at the site; what is under way goes on to its end. */
export const maintenance = (): ApiError =>
  new ApiError(
    BLOCK_REFUSALS.maintenance,
    'maintenance',
    'We are working at the site: deposits and games open again soon. Your money and your open rounds are safe',
  );

/** @throws ApiError 503 `maintenance` */
export async function refuseInMaintenance(reader: Pick<Reader, 'find'>): Promise<void> {
  if ((await readSettings(reader)).maintenanceMode) throw maintenance();
}
