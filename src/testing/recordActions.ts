/** Records the actions of a store, and its state after each. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { type AppStore, makeReducer, type RootState } from '@/app/store/makeStore';

export interface Recorded {
  action: UnknownAction;
  /** The state after the action. */
  state: RootState;
}

export interface Recording {
  readonly recorded: readonly Recorded[];
  /** The state after replaying the recorded actions. */
  replayed: () => RootState;
}

const isOfRedux = ({ type }: UnknownAction): boolean => type.startsWith('@@redux');

/** Records everything that reaches the reducer from here on. */
export function recordActions(store: AppStore): Recording {
  const first = store.getState();
  const reduce = makeReducer();
  const recorded: Recorded[] = [];
  store.replaceReducer(((before: RootState, action: UnknownAction) => {
    const state = reduce(before, action);
    if (!isOfRedux(action)) recorded.push({ action, state });
    return state;
  }) as typeof reduce);
  return { recorded, replayed: () => recorded.reduce((state, { action }) => reduce(state, action), first) };
}

const STORY = /^(?:auth|wallet|ui|games|rewards)\/|^api\/executeMutation\//;

const nameOf = ({ type, meta }: UnknownAction): string => {
  const endpoint = (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName;
  return type.startsWith('api/') ? `${endpoint} ${type.split('/').at(-1)}` : type;
};

/** The readable steps: actions and mutations, without reads. */
export const storyOf = ({ recorded }: Recording): string[] =>
  recorded.filter(({ action }) => STORY.test(action.type)).map(({ action }) => nameOf(action));

function* leavesOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield String(value);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    yield key;
    yield* leavesOf(inner);
  }
}

/** Finds the places where a secret appears, in actions with all their meta, and in states. */
export const leaksOf = ({ recorded }: Recording, secrets: readonly (string | RegExp)[]): string[] =>
  recorded.flatMap(({ action, state }) =>
    Object.entries({ action, state }).flatMap(([place, value]) =>
      [...leavesOf(value)]
        .filter((text) => secrets.some((secret) => text.match(secret)))
        .map((text) => `${place} ${action.type}: ${text}`),
    ),
  );
