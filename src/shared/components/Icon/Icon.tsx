import { LineIcon } from './LineIcon';
import { ICON_PATHS, type IconName } from './paths';

const FILLED: ReadonlySet<IconName> = new Set(['heartFilled', 'play']);

interface Props {
  name: IconName;
  /** Edge length in px. */
  size?: number;
}

/** An icon that the first download brings; those of a later chunk draw themselves with `LineIcon`. */
export const Icon = ({ name, size = 24 }: Props) => (
  <LineIcon path={ICON_PATHS[name]} isFilled={FILLED.has(name)} size={size} />
);
