import type { Imports } from './readImports.ts';

/** Folders of one level that import each other, and an import for each step. */
export interface Circle {
  /** Their folder. */
  level: string;
  /** The first one again at the end. */
  folders: string[];
  /** Lines such as `a/x.ts imports b/y.ts`. */
  because: string[];
}

/** The neighbour folders that each folder of a level imports, each with one such import. */
type Graph = Map<string, Map<string, string>>;

/** One circle of each level that has any. */
export const findCircles = (imports: Imports): Circle[] =>
  [...levelsOf(imports)].flatMap(([level, graph]) => {
    const folders = circleIn(graph);
    return folders ? [{ level, folders, because: reasonsOf(graph, folders) }] : [];
  });

function levelsOf(imports: Imports): ReadonlyMap<string, Graph> {
  const levels = new Map<string, Graph>();
  for (const [from, targets] of imports) for (const to of targets) addStep(levels, from, to);
  return levels;
}

/** A file next to folders, such as one that joins them, is in none of them. */
function addStep(levels: Map<string, Graph>, from: string, to: string): void {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, index) => part !== b[index]);
  const [own, other] = [a[depth], b[depth]];
  if (depth >= a.length - 1 || depth >= b.length - 1 || own === undefined || other === undefined) return;
  const level = a.slice(0, depth).join('/');
  const graph = levels.get(level) ?? new Map();
  const steps = graph.get(own) ?? new Map();
  if (!steps.has(other)) steps.set(other, `${from} imports ${to}`);
  levels.set(level, graph.set(own, steps));
}

function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  for (const folder of graph.keys()) {
    const circle = circleFrom(graph, [folder], done);
    if (circle) return circle;
  }
  return undefined;
}

/** Continues from the end of `way`; `done` leads to no circle. */
function circleFrom(graph: Graph, way: readonly string[], done: Set<string>): string[] | undefined {
  const folder = way.at(-1) ?? '';
  for (const next of graph.get(folder)?.keys() ?? []) {
    if (way.includes(next)) return [...way.slice(way.indexOf(next)), next];
    const circle = done.has(next) ? undefined : circleFrom(graph, [...way, next], done);
    if (circle) return circle;
  }
  done.add(folder);
  return undefined;
}

const reasonsOf = (graph: Graph, folders: readonly string[]): string[] =>
  folders.slice(1).flatMap((folder, index) => graph.get(folders[index] ?? '')?.get(folder) ?? []);
