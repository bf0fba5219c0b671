import { Icon, LineIcon } from './Icon';
import { MORE_PATHS } from './morePaths';
import { ICON_PATHS, type IconName } from './paths';

export type MoreIconName = IconName | keyof typeof MORE_PATHS;

interface Props {
  name: MoreIconName;
  size?: number | undefined;
}

const isFirst = (name: MoreIconName): name is IconName => name in ICON_PATHS;

/** Any icon by name, for what is not in the first download. */
export const MoreIcon = ({ name, size }: Props) =>
  isFirst(name) ? <Icon name={name} size={size} /> : <LineIcon path={MORE_PATHS[name]} size={size} />;
