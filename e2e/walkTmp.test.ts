import { signInWith } from './support/shillings.ts';
import { dispatch } from './support/store.ts';
import { test, expect } from './support/test.ts';
import { depositDialog, fillMpesa, mobileNumber, payButton } from './support/wallet.ts';

const SHOTS = '/tmp/w/shots/money';
const now = Date.now();
const base = { status: 'settled', currency: 'KES', bonusStake: 0, bonusBalance: 0, balance: 900, proof: { serverSeedHash: 'a'.repeat(64), clientSeed: 'lucky', nonce: 3 } };
const at = (min: number) => new Date(now - min * 60_000).toISOString();

for (const lang of ['en', 'sw'] as const)
  test(`walk ${lang}`, async ({ page, guard }) => {
    test.setTimeout(400_000);
    const shot = (name: string) => page.screenshot({ path: `${SHOTS}/${lang}-${name}.png` });
    await signInWith(page, 'KES');
    await dispatch(page, 'ui/localeChosen', lang);
    await dispatch(page, 'ui/pageOpened', 'bonus');
    await page.getByRole('button', { name: lang === 'en' ? /^Claim/ : /: / }).first().click().catch(() => undefined);
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await page.waitForTimeout(2500);
    await shot('deposit-bonus');
    await dialog.evaluate((d) => d.querySelectorAll('*').forEach((e) => { if (e.scrollHeight > e.clientHeight + 20) e.scrollTop = 99999; }));
    await shot('deposit-bonus-end');
    await dialog.locator('details > summary').first().click().catch(() => undefined);
    await page.waitForTimeout(500);
    await shot('deposit-later');
    const box = dialog.locator('input[inputmode=numeric]').first();
    await box.fill('500');
    await shot('deposit-500');
    await dialog.locator('input[type=tel], input[autocomplete=tel]').first().fill(mobileNumber()).catch(() => undefined);
    await dialog.locator('button[type=submit]').click();
    await page.waitForTimeout(6000);
    await shot('received');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(800);
    await shot('bonus-header');
    await page.goto('/');
    await page.waitForTimeout(2500);
    await shot('home');
    await page.locator('header button[aria-controls]').first().click();
    await page.waitForTimeout(1500);
    await shot('bell');
    await page.keyboard.press('Escape');
    const { games } = await page.evaluate(async () => ({ games: (await (await fetch('/api/games')).json()).data }));
    const id = (name: string) => games.find((g: { name: string }) => g.name === name)?.id ?? games.find((g: { gameUrl?: string }) => g.gameUrl?.includes(`/originals/${name}`))?.id;
    const rounds = [
      { ...base, roundId: 'r1', gameId: id('slots'), kind: 'slots', stake: 20, multiplier: 0, win: 0, startedAt: at(3), choice: {}, outcome: { stops: [0, 5, 12, 3, 8], freeSpins: [], baseMultiplier: 0 } },
      { ...base, roundId: 'r2', gameId: id('slots'), kind: 'slots', stake: 0, freeStake: 20, multiplier: 1.5, win: 30, startedAt: at(5), choice: {}, outcome: { stops: [7, 1, 22, 17, 4], freeSpins: [], baseMultiplier: 1.5 } },
      { ...base, roundId: 'r3', gameId: id('crash'), kind: 'crash', stake: 20000, multiplier: 1.5, win: 30000, startedAt: at(9), choice: {}, outcome: { crashAt: 3.82, cashedOutAt: 1.5 } },
      { ...base, roundId: 'r4', gameId: id('mines'), kind: 'mines', stake: 50, multiplier: 0, win: 0, startedAt: at(12), choice: { mines: 3 }, outcome: { opened: [0, 1, 7], mines: [18, 15, 5], hit: 15 } },
      { ...base, roundId: 'r5', gameId: id('dice'), kind: 'dice', stake: 20, multiplier: 1.94, win: 38.8, startedAt: at(3000), choice: { side: 'over', target: 50 }, outcome: { roll: 74.67 } },
      { ...base, roundId: 'r6', gameId: id('crash'), kind: 'crash', stake: 100, multiplier: 0.5, win: 50, startedAt: at(4000), choice: {}, outcome: { crashAt: 1.1 } },
    ];
    await page.route('**/api/play/rounds?**', (route) => route.fulfill({ json: { data: { items: rounds } } }));
    await page.route('**/api/play/rounds/totals**', (route) => route.fulfill({ json: { data: { currency: 'KES', rounds: 6, staked: 20190, won: 30118.8, net: 9928.8, games: [...new Set(rounds.map((r) => r.gameId))] } } }));
    await dispatch(page, 'ui/pageOpened', 'my-bets');
    await page.waitForTimeout(3000);
    await shot('bets');
    await page.getByRole('main').getByRole('list').first().getByRole('button').first().click();
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollBy(0, 380));
    await page.waitForTimeout(500);
    await shot('bets-open');
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; scrollTo(0, 0); });
    await page.waitForTimeout(800);
    await shot('bets-200');
    await page.evaluate(() => scrollBy(0, 600));
    await page.waitForTimeout(500);
    await shot('bets-200b');
    await page.evaluate(() => { document.documentElement.style.fontSize = ''; scrollTo(0, 0); });
    await dispatch(page, 'ui/modalOpened', { id: 'spinWheel', props: {} });
    await page.waitForTimeout(2500);
    await shot('wheel');
    await page.locator('dialog[open] details summary').first().click().catch(() => undefined);
    await page.waitForTimeout(500);
    await page.locator('dialog[open]').evaluate((d) => { d.scrollTop = 9999; d.querySelectorAll('*').forEach((e) => { if (e.scrollHeight > e.clientHeight + 20) e.scrollTop = 99999; }); });
    await shot('wheel-odds');
    guard.complaints.length = 0;
  });
