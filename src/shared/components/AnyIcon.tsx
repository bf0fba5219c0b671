import { CHEVRON_DOWN, CHEVRON_UP, CUP, LOCK } from './singlePaths';
import { Icon, ICON_PATHS, type IconName, PathIcon } from './Icon';
import laterIcons from './laterIcons.json';

/** Icons of later chunks, loaded with them, on a 24 × 24 grid, drawn for Karata. */
export const LATER_PATHS = {
  ...laterIcons,
  chevronDown: CHEVRON_DOWN,
  chevronUp: CHEVRON_UP,
  cup: CUP,
  lock: LOCK,
} as const;

export type AnyIconName = IconName | keyof typeof LATER_PATHS;

const isFirst = (name: AnyIconName): name is IconName => name in ICON_PATHS;

/** Any icon by name, outside the first download. */
export const AnyIcon = ({ name, size }: { name: AnyIconName; size?: number | undefined }) =>
  isFirst(name) ? <Icon name={name} size={size} /> : <PathIcon path={LATER_PATHS[name]} size={size} />;
