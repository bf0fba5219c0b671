/** The first visit of home as a picture: how long a phone shows nothing, then words, until all of the first screen is there. */
import { NETWORKS, type NetworkName } from '../browser/networks.ts';
import type { HomeFigures } from '../home/measureHome.ts';
import type { Subject } from '../sites/startSites.ts';

export type ChartFigures = Partial<Record<NetworkName, HomeFigures | undefined>>;

const WIDTH = 760;
const LEFT = 250;
/** Room for the seconds behind a bar. */
const RIGHT = 60;
const ROW = 30;
const BAR = 16;
const PANEL_HEAD = 46;
const HEAD = 64;
const COLOURS = {
  page: '#ffffff',
  text: '#1a102c',
  soft: '#6b6280',
  blank: '#ded9e8',
  words: '#b794f6',
  line: '#efecf4',
};

const NAMES: Readonly<Record<Subject, string>> = {
  home: 'Karata',
  before: 'Karata before',
  plain: 'rendered by the browser alone',
  reference: 'one line, the same libraries',
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}"${more}>${words}</text>`;

const rect = (x: number, y: number, width: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="3" fill="${fill}"/>`;

function legend(): string {
  const item = (x: number, colour: string, words: string) =>
    rect(x, 36, BAR, colour) + text(x + BAR + 6, 49, words, ` fill="${COLOURS.soft}"`);
  return item(24, COLOURS.blank, 'nothing') + item(130, COLOURS.words, 'words, until the largest picture is in');
}

interface Row {
  name: string;
  fcp: number;
  lcp: number;
}

const rowsOf = (figures: HomeFigures): Row[] =>
  (Object.keys(NAMES) as Subject[]).flatMap((subject) => {
    const vitals = figures[subject];
    return vitals ? [{ name: NAMES[subject], fcp: vitals.fcp, lcp: vitals.lcp }] : [];
  });

function panel(title: string, rows: readonly Row[], top: number): string {
  const most = Math.max(...rows.map(({ lcp }) => lcp));
  const widthOf = (ms: number) => (ms / most) * (WIDTH - LEFT - RIGHT);
  const lines = rows.map(({ name, fcp, lcp }, index) => {
    const y = top + PANEL_HEAD + index * ROW;
    return [
      text(LEFT - 12, y + 13, name, ' text-anchor="end"'),
      rect(LEFT, y, widthOf(lcp), COLOURS.words),
      rect(LEFT, y, widthOf(fcp), COLOURS.blank),
      text(LEFT + widthOf(lcp) + 8, y + 13, seconds(lcp)),
    ].join('');
  });
  return [
    `<path d="M24 ${top + 8}H${WIDTH - 24}" stroke="${COLOURS.line}"/>`,
    text(24, top + 32, title, ' font-weight="600"'),
    ...lines,
  ].join('\n');
}

/** An SVG for a light and for a dark page. */
export function drawChart(home: ChartFigures, title: string): string {
  let top = HEAD;
  const panels = (Object.keys(NETWORKS) as NetworkName[]).flatMap((line) => {
    const rows = rowsOf(home[line] ?? {});
    if (rows.length === 0) return [];
    const drawn = panel(NETWORKS[line].title, rows, top);
    top += PANEL_HEAD + rows.length * ROW + 8;
    return [drawn];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="${COLOURS.text}">
<title>${title}</title>
<rect width="${WIDTH}" height="${top}" rx="8" fill="${COLOURS.page}"/>
${text(24, 24, title, ' font-size="15" font-weight="700"')}
${legend()}
${panels.join('\n')}
</svg>
`;
}
