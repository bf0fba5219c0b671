import type { ConfigOf, RailSettings } from './settingTypes.ts';
import type { RailSchemas } from '../store/collections.ts';
import type { Rail } from './Rail.ts';

/** The public part of a rail's folder. */
export interface RailModule<TSettings extends RailSettings> {
  settings: TSettings;
  schemas: RailSchemas;
  /** Loads the rest of the folder. */
  open: (config: ConfigOf<TSettings>) => Promise<Rail>;
}
