import type { RailConfigs } from '../../../server/src/rails/index.ts';

/** A provider at home, in the place of a rail's real one. */
export interface StandIn {
  title: string;
  /** The setting of the server that says where the provider is; whoever sets it has one already. */
  address: string;
  port: string;
  /** The stand-in needs these settings besides its port. */
  envOf: (rails: RailConfigs, serverUrl: string) => Record<string, string>;
  /** The server needs these settings to be called by it from its own origin. */
  settingsOf?: (serverUrl: string) => Record<string, string>;
}
