import { ACTIONS, type ActionName } from '../actions/actions.ts';
import type { ActionsFigures } from '../actions/measureActions.ts';
import type { GridComparison } from '../grid/measureGrid.ts';
import type { VisitsFigures } from '../visits/measureVisits.ts';
import { atMost, type Check } from './check.ts';

const INP_MS = 120;
/** These may take so many ms when their chunk was fetched ahead. */
const SHOWN_MS: Partial<Record<ActionName, number>> = { logIn: 600, openGame: 500 };
const ELEMENTS = 400;

export function actionChecks(figures: ActionsFigures): Check[] {
  return (Object.keys(ACTIONS) as ActionName[]).flatMap((name) => {
    const { title } = ACTIONS[name];
    const limit = SHOWN_MS[name];
    const shown = limit === undefined ? [] : [atMost(`${title} after, ms`, figures[name].shown, limit)];
    return [atMost(`${title}: INP, ms`, figures[name].inp, INP_MS), ...shown];
  });
}

/** A visit that does not open has no time. */
export const visitChecks = ({ first, second, offline }: VisitsFigures): Check[] => [
  atMost('LCP of the second visit ÷ the first', second.lcp / first.lcp, 0.6),
  { name: 'home opens without a line, and says so', figure: offline ? 1 : 0, limit: 1, isHeld: offline !== undefined },
];

export const gridChecks = ({ games, small, plain }: GridComparison): Check[] => [
  atMost('10,000 games: mounting ÷ plain list', games.mountMs / plain.mountMs, 1.5),
  atMost('10,000 games: frames while scrolling ÷ plain list', games.scrollP95Ms / plain.scrollP95Ms, 1.3),
  atMost('10,000 games: key to paint ÷ plain list', games.keyMedianMs / plain.keyMedianMs, 1.3),
  atMost('10,000 games: worst key to paint ÷ plain list', games.keyWorstMs / plain.keyWorstMs, 1.3),
  atMost('10,000 games: elements', games.mostNodes, ELEMENTS),
  atMost('10,000 games, small tiles: frames while scrolling ÷ plain list', small.scrollP95Ms / plain.scrollP95Ms, 1.3),
  atMost('10,000 games, small tiles: key to paint ÷ plain list', small.keyMedianMs / plain.keyMedianMs, 1.3),
];
