import { ICON_PATHS, type IconName } from './paths';

const FILLED: ReadonlySet<IconName> = new Set(['heartFilled', 'play']);

interface Props {
  name: IconName;
  /** Edge length in px. */
  size?: number;
}

/** A line icon in the text's colour. It is decoration: what it stands beside carries the words. */
export function Icon({ name, size = 24 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={FILLED.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
