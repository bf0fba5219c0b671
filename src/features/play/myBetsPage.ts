/** Not in `ui`, because home needs it nowhere. */
export const MY_BETS_PAGE = 'my-bets';
