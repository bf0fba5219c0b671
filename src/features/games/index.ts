export * from './browse';
export { GameCard, UnavailableCard } from './GameCard';
export { usePlay } from './GameCard/usePlay';
export { GameRow } from './GameRow';
export { useGetGamesQuery } from './gamesApi';
export * from './gamesSlice';
export { useActiveProviders } from './useActiveProviders';
export { useLobby } from './useLobby';
export { useShelf } from './useShelf';
