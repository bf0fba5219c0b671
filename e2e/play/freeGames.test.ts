/** Free games of a slot for demo credits, from the spin that wins them to what all of them paid. */
import { seededFloats } from '../../originals/kit/random.ts';
import { MODELS, playSlots } from '../../originals/slots/rules/index.ts';
import { openGame } from '../support/games.ts';
import { MONEY_GAMES } from '../support/moneyGames.ts';
import { gameFrame } from '../support/rounds.ts';
import { expect, test } from '../support/test.ts';

const WORD = 2 ** 32;
const REELS = MODELS.lines.strips.length;
const [START, STAKE] = [1_000, 20];
/** With these numbers a spin of the slot wins eight free games, and one of them pays. */
const SEED = 131;

/** The numbers that the round draws, and what the rules pay for them: the spin, then each free game, in credits. */
function drawnRound() {
  const floats = seededFloats(SEED);
  const words: number[] = [];
  const { spins } = playSlots(MODELS.lines, () => {
    const float = floats();
    words.push(float * WORD);
    return float;
  });
  const [base = 0, ...free] = spins.map(({ multiplier }) => (multiplier * STAKE) / 100);
  return { words, base, free, freeWin: free.reduce((all, paid) => all + paid, 0) };
}

test('a demo spin wins free games, which play by themselves, cost nothing, and tell what they paid', async ({
  page,
}) => {
  const { words, base, free, freeWin } = drawnRound();
  // A demo draws its chance from the browser: first the start of each reel, then the round.
  await page.addInitScript(
    (next) => {
      const draw = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {
        const word = array instanceof Uint32Array && array.length === 1 ? next.shift() : undefined;
        if (word === undefined) return draw(array);
        return Object.assign(array, { 0: word });
      };
    },
    [...Array<number>(REELS).fill(0), ...words],
  );
  await openGame(page, MONEY_GAMES.slots);
  const game = gameFrame(page);
  await expect(game.getByText('10 lines', { exact: true })).toBeVisible();
  await game.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(game.locator('.freePlate')).toContainText(`${free.length} free spins!`);
  await expect(game.locator('.creditsValue')).toHaveText((START - STAKE + base).toLocaleString('en'));
  await expect(game.locator('.freePlate')).toContainText(/Free spin [2-8] of 8×2/);
  await expect(game.locator('.message')).toHaveText(`Free spins paid ${freeWin}`);
  await expect(game.locator('.winBanner')).toContainText(`${free.length} free spins, the best paid`);
  await expect(game.locator('.freePlate')).toBeHidden();
  await expect(game.locator('.creditsValue')).toHaveText((START - STAKE + base + freeWin).toLocaleString('en'));
});
