import type { Dispatch } from '@reduxjs/toolkit';

type Load = () => Promise<unknown>;

const loadAuth: Load = () => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals');
const loadPlayer = () => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals');
const loadDeposit: Load = () => import(/* webpackChunkName: "modal-deposit" */ '../DepositModal');
const loadAllGames: Load = () => import(/* webpackChunkName: "all-games" */ '@/pages/allGames');

/** What is likely opened next, the likeliest first. The frame of games listens to the press that opens one, and asks for its address at once. */
export const nextParts = (isSignedIn: boolean, dispatch: Dispatch): readonly Load[] =>
  isSignedIn
    ? [async () => dispatch((await loadPlayer()).playerListener), loadDeposit, loadAllGames]
    : [loadAuth, loadPlayer, loadAllGames];
