export type FramePhase = 'loading' | 'loaded' | 'failed';

export interface FrameState {
  phase: FramePhase;
  /** Counts Try Again; each attempt has a new frame. */
  attempt: number;
  /** The game itself says that it runs, which overrides all other signs. */
  isReady: boolean;
}

export type FrameEvent = 'loaded' | 'ready' | 'failed' | 'refused' | 'retried';

export const FIRST_ATTEMPT: FrameState = { phase: 'loading', attempt: 0, isReady: false };

const inPhase = (state: FrameState, phase: FramePhase): FrameState => ({ ...state, phase });

/** The states of a game's frame. `refused` may come after `loaded`, because a refused document fires `load` too. */
export function reduceFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event) {
    case 'loaded':
      return state.phase === 'loading' ? inPhase(state, 'loaded') : state;
    case 'ready':
      return state.phase === 'failed' ? state : { ...state, phase: 'loaded', isReady: true };
    case 'failed':
      return state.phase === 'loading' ? inPhase(state, 'failed') : state;
    case 'refused':
      return state.isReady ? state : inPhase(state, 'failed');
    case 'retried':
      return { ...FIRST_ATTEMPT, attempt: state.attempt + 1 };
  }
}
