/** Every rail. A new one is a folder here, a line in each list, and its words in `contract/railWords.ts`. */
import type { ConfigOf, RailSetting } from './settingTypes.ts';
import { card } from './card/index.ts';
import { mpesa } from './mpesa/index.ts';
import type { Rail, RailModule } from './Rail.ts';

const REGISTERED = { card, mpesa };

type Settings = { [N in keyof typeof REGISTERED]: (typeof REGISTERED)[N]['settings'] };
export type RailConfigs = { [N in keyof Settings]: ConfigOf<Settings[N]> };
type Names = keyof Settings;

export const RAILS: { readonly [N in Names]: RailModule<Settings[N]> } = REGISTERED;

/** The configuration of each rail; `read` gives one setting. */
export const readConfigs = (read: (setting: RailSetting) => string): RailConfigs =>
  Object.fromEntries(
    Object.entries(RAILS).map(([rail, { settings }]) => [
      rail,
      Object.fromEntries(Object.entries(settings).map(([field, setting]) => [field, read(setting)])),
    ]),
  ) as RailConfigs;

export const openRails = (configs: RailConfigs): Promise<Rail[]> => {
  const open = <N extends Names>(name: N) => RAILS[name].open(configs[name]);
  return Promise.all((Object.keys(RAILS) as Names[]).map(open));
};
