type Load = () => Promise<unknown>;

const loadAuth: Load = () => import(/* webpackChunkName: "modal-auth" */ '@/features/auth/modals');
const loadPlayer: Load = () => import(/* webpackChunkName: "modal-player" */ '@/features/games/modals');
const loadDeposit: Load = () => import(/* webpackChunkName: "modal-deposit" */ '../DepositModal');
const loadAllGames: Load = () => import(/* webpackChunkName: "all-games" */ '@/pages/allGames');

const OF_VISITORS = [loadAuth, loadPlayer, loadAllGames];
const OF_PLAYERS = [loadPlayer, loadDeposit, loadAllGames];

/** What is likely opened next, the likeliest first. */
export const nextParts = (isSignedIn: boolean): readonly Load[] => (isSignedIn ? OF_PLAYERS : OF_VISITORS);
