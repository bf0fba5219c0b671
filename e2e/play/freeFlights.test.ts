/** A free flight, from the stake that brings it to its win, and the proof that it fell by the flight's secret. */
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { openGame } from '../support/games.ts';
import { payIn } from '../support/payIn.ts';
import { gameFrame, roundsOf } from '../support/rounds.ts';
import { signInUnseenWith } from '../support/shillings.ts';
import { dispatch } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { balanceOf } from '../support/walletRecords.ts';

const GAME = 'Kupaa';
/** The journeys' own offer brings a free flight for it with certainty. */
const STAKE_KES = 2_000;
/** One flight in a thousand lasts longer than a minute. */
const FLIGHT_MS = 100_000;

test('a stake in Kupaa brings a free flight, which costs nothing, wins bonus money and can be checked', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await signInUnseenWith(page, 'KES');
  await payIn(page, 2 * STAKE_KES);
  await openGame(page, GAME);
  const game = gameFrame(page);
  const first = game.getByRole('group', { name: 'Stake 1' });
  const ticket = first.getByRole('switch', { name: /^Free flights: 1/ });
  const endOf = async (place: number) => (await roundsOf(page)).toReversed()[place]?.status;
  /** A bet may miss its flight on a busy machine: then it is placed again. */
  const fly = async (name: RegExp, place: number): Promise<void> => {
    const bet = first.getByRole('button', { name });
    await expect(async () => {
      if ((await endOf(place)) === undefined && (await bet.isVisible())) await bet.click();
      await expect.poll(() => endOf(place), { timeout: FLIGHT_MS }).toBe('settled');
    }).toPass({ timeout: 2 * FLIGHT_MS });
  };

  await first.getByRole('textbox', { name: 'Stake' }).fill(String(STAKE_KES));
  // It takes its win by itself, for the second stake of the journey.
  await first.getByRole('textbox', { name: 'Cash out at' }).fill('1.01');
  await fly(/^(?:Bet|Next flight:) Ksh/, 0);
  await expect(game.getByText(/a free flight worth Ksh\s10/)).toBeVisible();
  await expect(ticket).toBeChecked();
  await expectNoAxeViolations(page);

  const before = await balanceOf(page);
  await fly(/^Fly free: Ksh/, 1);
  await expect(ticket).toBeHidden();
  const [free] = await roundsOf(page);
  expect(free).toMatchObject({ stake: 0, freeStake: 10, freeSpinsLeft: 0 });
  const after = await balanceOf(page);
  expect(after.balance).toBe(before.balance);
  expect(after.bonusBalance).toBe(free?.win);

  await page.getByRole('button', { name: 'Close the game' }).click();
  await dispatch(page, 'ui/pageOpened', 'my-bets');
  const list = page.getByRole('main').getByRole('list').first();
  await expect(list.getByText(/^Free flight(?:, no win| won)/)).toBeVisible();
  await list.getByRole('button', { name: GAME }).last().click();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Does it bring a free flight?')).toBeVisible();
  await expect(page.getByText('Fair: everything computed here is what the round says.')).toBeVisible();
});
