interface Props {
  /** The `d` of the icon on a 24 × 24 grid. */
  path: string;
  isFilled?: boolean;
  /** Edge length in px. */
  size?: number;
}

/** A line icon in the text's colour. It is decoration: what it stands beside carries the words. */
export const LineIcon = ({ path, isFilled = false, size = 24 }: Props) => (
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
