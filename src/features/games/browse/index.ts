export * from './browseFilter';
export * from './browsePage';
export { countGames } from './countGames';
export { GameGrid, GameGridSkeleton, UnavailableCard } from './grid/GameGrid';
export { isToldSlot, listGames, withFacts } from './listGames';
export { providerChoices, providerName } from './providerChoices';
export { prepareSearch, searchGames, searchInSlices } from './search/searchGames';
export { listKey, type ListStart, useListStart } from './listStart';
export { naturalSort, sortGames, type SortInForce } from './sortGames';
