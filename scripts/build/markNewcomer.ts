/**
 * Runs in the page before anything is painted. The built markup of home has a row of the games that were played last;
 * who has not played here yet gets a mark, by which the styles leave the row out. So nothing moves for either.
 */
export const MARK_NEWCOMER =
  "try{JSON.parse(JSON.parse(localStorage['persist:karata/games']).recentlyPlayed)[0].length}" +
  "catch{document.documentElement.dataset.newcomer=''}";
