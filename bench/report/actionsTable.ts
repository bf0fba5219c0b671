import { ACTIONS, type ActionName } from '../actions/actions.ts';
import type { ActionsFigures } from '../actions/measureActions.ts';
import { table } from '../table.ts';
import { ratio } from './homeTable.ts';
import type { Compared } from './results.ts';

/** The table tells how soon the page answers, and how soon it shows the thing that was asked for. */
export const actionsTable = ({ home, before }: Compared<ActionsFigures>): string =>
  table(
    ['Action', 'INP ÷ before', 'shown ÷ before', 'INP', 'shown after'],
    (Object.keys(ACTIONS) as ActionName[]).map((name) => {
      const { inp, shown } = home[name];
      const earlier = before?.[name];
      const ratios = earlier ? [ratio(inp, earlier.inp), ratio(shown, earlier.shown)] : ['', ''];
      return [ACTIONS[name].title, ...ratios, Math.round(inp), Math.round(shown)];
    }),
  );
