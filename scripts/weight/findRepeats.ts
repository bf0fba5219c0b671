/** Two places that share at least `RUN` lines of code, alike but for names, texts and numbers. */
export interface Repeat {
  /** The place where the run begins, such as `src/api/api.ts:12`. */
  first: string;
  second: string;
}

/** A line of code without its names and values, and its place. */
interface CodeLine {
  shape: string;
  place: string;
}

/** This many lines of code in a row make a repeat. */
const RUN = 6;
/** A run that stands in more places than these is a habit of the language and no repeat. */
const COMMON = 8;
/** A run with fewer signs is brackets and short statements. */
const LEAST_LENGTH = 90;

const KEYWORDS = new Set(
  'as async await break case catch const else export extends false for function if import in instanceof interface let new null of return satisfies switch throw true try type typeof undefined while'.split(
    ' ',
  ),
);

/** Texts become `s`, numbers `0` and names `n`. Empty for comments, imports and lone brackets. */
function shapeOf(line: string): string {
  const text = line.trim();
  if (/^(?:\/?\*|\/\/|import |\} from )/.test(text) || !/\w/.test(text)) return '';
  return text
    .replace(/'[^']*'|"[^"]*"|`[^`]*`/g, 's')
    .replace(/\b\d[\d_.]*\b/g, '0')
    .replace(/[A-Za-z_$][\w$]*/g, (word) => (KEYWORDS.has(word) ? word : 'n'));
}

const codeLines = (file: string, source: string): CodeLine[] =>
  source.split('\n').flatMap((line, index) => {
    const shape = shapeOf(line);
    return shape ? [{ shape, place: `${file}:${index + 1}` }] : [];
  });

/** Every run of a file with what stands just before it, so that a longer run counts once, where it begins. */
function runsOf(lines: readonly CodeLine[]): { run: string; before: string; place: string }[] {
  return lines.flatMap(({ place }, index) => {
    const run = lines.slice(index, index + RUN).map(({ shape }) => shape);
    const text = run.join('\n');
    return run.length < RUN || text.length < LEAST_LENGTH
      ? []
      : [{ run: text, before: lines[index - 1]?.shape ?? '', place }];
  });
}

/** `sources`: the text of each file, by its path. */
export function findRepeats(sources: ReadonlyMap<string, string>): Repeat[] {
  const places = Map.groupBy(
    [...sources].flatMap(([file, source]) => runsOf(codeLines(file, source))),
    ({ run }) => run,
  );
  return [...places.values()].flatMap((found) =>
    found.length > COMMON
      ? []
      : found.flatMap((one, index) =>
          found
            .slice(index + 1)
            .filter(({ before }) => before !== one.before)
            .map(({ place }) => ({ first: one.place, second: place })),
        ),
  );
}
