export * from './browse';
export { GameCard, UnavailableCard } from './GameCard';
export { GameRow } from './GameRow';
export { gameLink } from './gameLinks';
export { gamesApi, useGetGamesQuery } from './gamesApi';
export * from './librarySlice';
export { ALL_PROVIDERS, useActiveProviders } from './useActiveProviders';
export { useLobby } from './useLobby';
export { useShelf } from './useShelf';
