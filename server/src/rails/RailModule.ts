import type { ConfigOf, RailSettings } from '../settings/railSettings.ts';
import type { RailSchemas } from '../store/collections.ts';
import type { Rail } from './Rail.ts';

/** What a rail's folder shows of itself. */
export interface RailModule<TSettings extends RailSettings> {
  settings: TSettings;
  schemas: RailSchemas;
  /** Loads the rest of the folder, with what it imports. */
  open: (config: ConfigOf<TSettings>) => Promise<Rail>;
}
