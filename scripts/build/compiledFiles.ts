/**
 * Files for React's compiler. It doubles the size of a component, which is worth it for lists of thousands of games,
 * but not for the first screen.
 */
export const COMPILED_FILES = /\/src\/(?:pages\/allGames|features\/games\/browse)\//;
