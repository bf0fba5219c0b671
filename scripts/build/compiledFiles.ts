/**
 * What React's compiler takes. It doubles the size of a component, which pays where thousands of games are listed, not on
 * the first screen, whose download is what a phone waits for.
 */
export const COMPILED_FILES = /\/src\/(?:pages\/allGames|features\/games\/browse)\//;
