/** The heading of the player's bonuses, which the top of the page leads to. */
export const MINE_ID = 'my-bonuses';
