type Cell = string | number;

/** Rows as a Markdown table; the first column is text, the others are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Bytes in thousands. */
export const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
