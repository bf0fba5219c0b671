/** Line icons on a 24 × 24 grid, drawn for Karata, for the first screen. */
export const ICON_PATHS = {
  home: 'M4 11.2 12 4l8 7.2M6.2 9.6V20h4.3v-5.2h3V20h4.3V9.6',
  gift: 'M4.5 11.5h15V20h-15zM3.5 7.8h17v3.7h-17zM12 7.8V20M12 7.8c-1.3-4-5.8-4.6-5.8-2 0 1.6 2.4 2 5.8 2ZM12 7.8c1.3-4 5.8-4.6 5.8-2 0 1.6-2.4 2-5.8 2Z',
  wallet: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20V8H6.5M20 12h-4a2 2 0 0 0 0 4h4',
  search: 'M10.8 17.3a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.3 20.3',
  menu: 'M4 6.5h16M4 12h16M4 17.5h10',
  close: 'M6 6l12 12M18 6 6 18',
  chevronLeft: 'M14.5 5.5 8 12l6.5 6.5',
  play: 'M8 5.2v13.6L19 12Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  heart: 'M12 19.5S4 14.8 4 9.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.2c0 5.4-8 10.1-8 10.1Z',
  heartFilled: 'M12 19.5S4 14.8 4 9.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.2c0 5.4-8 10.1-8 10.1Z',
} as const;

export type IconName = keyof typeof ICON_PATHS;

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
