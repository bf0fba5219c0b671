/** Money mode of each kind of game, and My bets: no finding of axe, no sideways scrolling, on a phone. */
import { axeFindings } from '../support/expectNoAxeViolations.ts';
import { expectNoSidewaysScroll } from '../support/expectNoSidewaysScroll.ts';
import { cardsIn } from '../support/games.ts';
import { actionOf, MONEY_GAMES, MONEY_KINDS, playRound } from '../support/moneyGames.ts';
import { speak } from '../support/openPage.ts';
import { payIn } from '../support/payIn.ts';
import { newPhone } from '../support/players.ts';
import { gameFrame } from '../support/rounds.ts';
import { signIn } from '../support/signIn.ts';
import { dispatch, openModal } from '../support/store.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('money mode of each kind of game, and My bets, have no findings of axe in Kiswahili', async ({ page }) => {
  await signIn(page, newPhone());
  await payIn(page, 12_950);
  await speak(page, 'sw');
  for (const kind of MONEY_KINDS) {
    const title = MONEY_GAMES[kind];
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    const gameId = await cardsIn(page).first().getAttribute('data-game-id');
    await openModal(page, 'gamePlayer', { gameId, title, url: null });
    await expect(page.getByRole('switch', { name: words('sw', 'player.playForMoney') })).toBeChecked();
    await expect(actionOf(page)).toBeEnabled();
    await playRound(page, kind);
    if (kind === 'dice') await gameFrame(page).getByRole('button', { name: 'Kikomo: Weka dau la juu zaidi' }).click();
    expect({ kind, findings: await axeFindings(page) }).toEqual({ kind, findings: [] });
    await dispatch(page, 'ui/modalClosed', 'gamePlayer');
  }
  await dispatch(page, 'ui/pageOpened', 'my-bets');
  const list = page.getByRole('main').getByRole('list').first();
  await expect(list.getByRole('button', { name: MONEY_GAMES.slots })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
});
