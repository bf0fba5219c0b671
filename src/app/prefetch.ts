import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { selectIsDataSaver } from '@/features/ui';
import { onEvents } from '@/shared/onEvents';
import { whenIdle } from '@/shared/whenIdle';
import { mayPrefetch } from './connection';

/** What is not asked for leaves a browser that does not tell when it is idle more time. */
const TERMS = { pauseMs: 2_000 };

/** Calls once, when the page is loaded and the browser has nothing else to do, however long that takes. Returns a stop function. */
export function whenLoadedAndIdle(act: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(act, TERMS);
  let stop = onEvents(window, ['load'], () => {
    stop();
    stop = whenIdle(act, TERMS);
  });
  return () => stop();
}

type Load = () => Promise<unknown>;

/** Loads one part in each idle moment, until one fails: it is loaded again when it opens. Returns a stop function. */
export function loadInTurn(parts: readonly Load[]): () => void {
  let isStopped = false;
  let stopWaiting = (): void => undefined;
  const next = ([load, ...later]: typeof parts) => {
    if (!load || isStopped) return;
    stopWaiting = whenLoadedAndIdle(() => {
      load().then(
        () => next(later),
        () => undefined,
      );
    });
  };
  next(parts);
  return () => {
    isStopped = true;
    stopWaiting();
  };
}

const loadAuth: Load = () => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals');
const loadPlayer = () => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals');
const loadDeposit: Load = () => import(/* webpackChunkName: "modal-deposit" */ './DepositModal');
const loadAllGames: Load = () => import(/* webpackChunkName: "all-games" */ '@/pages/allGames/AllGamesPage');

/** The likely next parts, the likeliest first. The frame of games listens to the press that opens one, and asks for its address at once. */
const nextParts = (isSignedIn: boolean, dispatch: Dispatch): readonly Load[] =>
  isSignedIn
    ? [async () => dispatch((await loadPlayer()).playerListener), loadDeposit, loadAllGames]
    : [loadAuth, loadPlayer, loadAllGames];

export function usePrefetch(): void {
  const isSaving = useSelector(selectIsDataSaver);
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  useEffect(
    () => (isSaving || !mayPrefetch() ? undefined : loadInTurn(nextParts(isSignedIn, dispatch))),
    [isSaving, isSignedIn, dispatch],
  );
}
