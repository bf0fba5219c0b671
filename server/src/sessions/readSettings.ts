import * as v from 'valibot';
import { type Settings, SettingsSchema } from '../../../contract/settings.ts';
import type { Reader } from '../store/DocumentStore.ts';

/** The present settings of the operator; defaults when there are none. */
export async function readSettings(reader: Reader): Promise<Settings> {
  const [stored = {}] = await reader.find('settings', { limit: 1 });
  return v.parse(SettingsSchema, stored);
}
