import { ICON_PATHS, type IconName } from './paths';

const FILLED: ReadonlySet<IconName> = new Set(['heartFilled', 'play']);

interface LineProps {
  /** The `d` of the icon on a 24 × 24 grid. */
  path: string;
  isFilled?: boolean;
  /** Edge length, px. */
  size?: number | undefined;
}

/** A line icon in the text colour. Decoration. */
export const PathIcon = ({ path, isFilled = false, size = 24 }: LineProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

/** A line icon by name. These are in the first download; a later chunk uses `PathIcon`. */
export const Icon = ({ name, size }: { name: IconName } & Pick<LineProps, 'size'>) => (
  <PathIcon path={ICON_PATHS[name]} isFilled={FILLED.has(name)} size={size} />
);
