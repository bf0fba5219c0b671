/** The heading of the player's bonuses, linked at the top of the page. */
export const MINE_ID = 'my-bonuses';
