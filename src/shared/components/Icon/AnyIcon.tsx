import { Icon, PathIcon } from './Icon';
import { LATER_PATHS } from './laterPaths';
import { ICON_PATHS, type IconName } from './paths';

export type AnyIconName = IconName | keyof typeof LATER_PATHS;

interface Props {
  name: AnyIconName;
  size?: number | undefined;
}

const isFirst = (name: AnyIconName): name is IconName => name in ICON_PATHS;

/** Any icon by name, outside the first download. */
export const AnyIcon = ({ name, size }: Props) =>
  isFirst(name) ? <Icon name={name} size={size} /> : <PathIcon path={LATER_PATHS[name]} size={size} />;
