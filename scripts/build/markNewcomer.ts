/**
 * Runs in the page before the first paint. The markup of home that is made ahead has a row of recently played games; a mark for new
 * visitors hides it by a style, so that nothing moves.
 */
export const MARK_NEWCOMER =
  "try{JSON.parse(JSON.parse(localStorage['persist:karata/games']).recentlyPlayed)[0].length}" +
  "catch{document.documentElement.dataset.newcomer=''}";
