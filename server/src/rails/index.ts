import type { Rail, RailModule } from './Rail.ts';
import * as registered from './registered.ts';
import type { ConfigOf, RailSetting } from './settingTypes.ts';

type Settings = { [N in keyof typeof registered]: (typeof registered)[N]['settings'] };
export type RailConfigs = { [N in keyof Settings]: ConfigOf<Settings[N]> };
type Names = keyof Settings;

export const RAILS: { readonly [N in Names]: RailModule<Settings[N]> } = registered;

/** The configuration of each rail; `read` gives one setting. */
export const readConfigs = (read: (setting: RailSetting) => string): RailConfigs =>
  Object.fromEntries(
    Object.entries(RAILS).map(([rail, { settings }]) => [
      rail,
      Object.fromEntries(Object.entries(settings).map(([field, setting]) => [field, read(setting)])),
    ]),
  ) as RailConfigs;

export const openRails = (configs: RailConfigs, names = Object.keys(RAILS) as Names[]): Promise<Rail[]> =>
  Promise.all(names.map(<N extends Names>(name: N) => RAILS[name].open(configs[name])));
