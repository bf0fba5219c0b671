export * from './browseFilter';
export * from './browsePage';
export { GameGrid } from './grid/GameGrid';
export { GameGridSkeleton } from './grid/GameGridSkeleton';
export { listGames } from './listGames';
export { providerChoices, providerName } from './providerChoices';
export { searchGames } from './search/searchGames';
export { naturalSort, sortGames, type SortInForce } from './sortGames';
