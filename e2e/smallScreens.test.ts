/** Parts that were cut, covered or left alone in a row, at the sizes where that happened. */
import type { Locator, Page } from '@playwright/test';
import { doubleText, resetText } from './support/fits.ts';
import { openPage, speak } from './support/openPage.ts';
import { LANGUAGES } from './support/pages.ts';
import { payInByPhone } from './support/rails/mpesa.ts';
import { newPhone } from './support/players.ts';
import { signInUnseen } from './support/signIn.ts';
import { openModal } from './support/store.ts';
import { expect, test } from './support/test.ts';
import { depositDialog } from './support/wallet.ts';
import { words } from './support/words.ts';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box of the words, which is smaller than the element's. */
const wordsBox = (part: Locator): Promise<Box> =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const PHONES = [
  [320, 640],
  [360, 740],
] as const;

const bottomBar = (page: Page, language: (typeof LANGUAGES)[number]): Locator =>
  page.getByRole('navigation', { name: words(language, 'app.bottomBar') });

test('the balance below the wallet button touches no neighbour on a phone, nor do these each other, in both languages', async ({
  page,
}) => {
  await signInUnseen(page, newPhone());
  // The account is in dollars: US$1,235.52 is longer than any balance that a player of the sandbox soon has.
  await payInByPhone(page, 80_000);
  await payInByPhone(page, 80_000);
  for (const language of LANGUAGES) {
    await openPage(page, '/bonus');
    await speak(page, language);
    const bar = bottomBar(page, language);
    const inOrder = [
      bar.getByRole('link', { name: words(language, 'app.home') }),
      bar.getByRole('link', { name: words(language, 'app.bonus') }),
      bar.locator('#wallet-place > span'),
      bar.getByRole('link', { name: words(language, 'app.search') }),
      bar.getByRole('button', { name: words(language, 'app.menu') }),
    ];
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const boxes = await Promise.all(inOrder.map(wordsBox));
      const touching = boxes.filter(({ left }, index) => left - (boxes[index - 1]?.right ?? 0) < 2);
      expect(touching, `${language}, ${width} px`).toEqual([]);
    }
  }
});

/** Choices of a select that are wider than its space. */
const cutChoices = (selects: Locator): Promise<string[]> =>
  selects.evaluateAll((all) =>
    all.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return ['not a select'];
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no canvas'];
      pen.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return [...select.options].flatMap(({ text }) => (pen.measureText(text).width > room ? [text] : []));
    }),
  );

test('the chosen order of a list is whole at 320 px and in double text, and a provider ends below the name in the picture', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 320, height: 640 });
    await resetText(page);
    await openPage(page, '/all-games');
    await speak(page, language);
    const selects = page.getByRole('main').getByRole('combobox');
    await expect(selects).toHaveCount(2);
    expect(await cutChoices(selects), `${language}, 320 px`).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await doubleText(page);
    expect(await cutChoices(selects.last()), `${language}, double text`).toEqual([]);
    const { top } = await wordsBox(page.getByRole('article').first().getByText('Mwamba Reels').last());
    const card = await page.getByRole('article').first().boundingBox();
    // A quarter of the picture is below its name.
    expect(card && (card.y + card.height - top) / card.height).toBeLessThan(0.25);
  }
});

test('the sign-in window for a new player needs no scrolling at 1440 × 900 @desktop', async ({ page }) => {
  for (const language of LANGUAGES) {
    await openPage(page, '/');
    await speak(page, language);
    await openModal(page, 'auth', { tab: 'register' });
    const send = page.getByRole('dialog').getByRole('button', { name: words(language, 'auth.send') });
    await expect(send).toBeVisible();
    const hidden = await send.evaluate((button) => {
      const scrolled: number[] = [];
      for (let part = button.parentElement; part; part = part.parentElement)
        if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.closest('dialog'))
          scrolled.push(part.scrollHeight - part.clientHeight);
      return Math.max(0, ...scrolled);
    });
    expect(hidden, language).toBe(0);
  }
});

test('the deposit keeps its place when the method changes, and its bonuses are whole when they open @desktop', async ({
  page,
}) => {
  await signInUnseen(page, newPhone());
  await openPage(page, '/vip');
  await openModal(page, 'deposit');
  const dialog = depositDialog(page);
  const heading = dialog.getByRole('heading', { level: 2 });
  await expect(dialog.getByLabel('M-Pesa phone number')).toBeVisible();
  // It opens with a movement.
  const surface = dialog.locator(':scope > *').first();
  await surface.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = await wordsBox(heading);
  await dialog.getByRole('radio').last().check({ force: true });
  await expect(dialog.getByText(/Your card details go/)).toBeVisible();
  expect(await wordsBox(heading)).toEqual(before);
  await dialog.getByRole('button', { name: 'Available bonuses' }).click();
  await expect(dialog.getByText(/^Free spins come after/)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Available bonuses' })).toBeInViewport({ ratio: 1 });
});

test('no offer stands alone in its row on a wide screen @desktop', async ({ page }) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/bonus');
    const lists = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') });
    const rows = await lists.evaluateAll((all) =>
      all.map((list) => {
        const { left, right } = list.getBoundingClientRect();
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const topOf = (box: DOMRect) => Math.round(box.top);
        const isAlone = (box: DOMRect) => boxes.filter((other) => topOf(other) === topOf(box)).length === 1;
        // A whole row, or in the middle of one.
        const isEven = (box: DOMRect) => isAlone(box) && Math.abs(box.left - left - (right - box.right)) < 2;
        const tops = boxes.filter((box) => !isEven(box)).map(topOf);
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    const alone = rows.filter((counts) => counts.length > 1 && counts.at(-1) === 1 && counts[0] !== 1);
    expect(alone, `${width} px`).toEqual([]);
  }
});

test('an amount that is too small is seen together with its error, from the end of the form too', async ({ page }) => {
  await signInUnseen(page, newPhone());
  await page.goto('/');
  await openModal(page, 'deposit');
  const dialog = page.getByRole('dialog');
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('50');
  await dialog.getByRole('button', { name: /^Available bonuses/ }).click();
  await dialog.getByRole('link').last().scrollIntoViewIfNeeded();
  await dialog.getByRole('button', { name: /^Deposit/ }).click();
  const error = dialog.getByText('Please enter a valid amount (minimum KES 100)');
  const head = await wordsBox(dialog.getByRole('heading', { level: 2 }));
  const button = await dialog.getByRole('button', { name: /^Deposit/ }).boundingBox();
  expect((await amount.boundingBox())?.y).toBeGreaterThan(head.bottom);
  expect((await wordsBox(error)).bottom).toBeLessThan(button?.y ?? 0);
});

test('in a low window the foot of a deposit or a withdrawal is its button alone, which leaves the amount in sight, and nothing fades before it is scrolled', async ({
  page,
}) => {
  await signInUnseen(page, newPhone());
  await payInByPhone(page, 2_000);
  for (const id of ['deposit', 'withdraw']) {
    await page.setViewportSize({ width: 360, height: 480 });
    await openPage(page, '/vip');
    await openModal(page, id);
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByRole('textbox').first();
    await expect(amount).toBeVisible();
    const unfaded = await dialog.getByRole('heading', { level: 2 }).evaluate(({ parentElement: head }) => {
      if (!head) return NaN;
      const fade = parseFloat(getComputedStyle(head, '::after').height);
      const shown = [...(head.nextElementSibling?.querySelectorAll('label, p, svg') ?? [])].filter(
        (part) => part.checkVisibility() && part.clientWidth !== 1,
      );
      const tops = shown.map((part) => part.getBoundingClientRect().top);
      return Math.min(...tops) - head.getBoundingClientRect().bottom - fade;
    });
    expect(unfaded, `${id}: what stands first is below the fade`).toBeGreaterThanOrEqual(0);
    await amount.fill('500');
    const isInSight = () =>
      amount.evaluate((field) => {
        const { left, top, right, bottom } = field.getBoundingClientRect();
        const middle = (left + right) / 2;
        return [top + 1, bottom - 1].every((y) => document.elementFromPoint(middle, y) === field);
      });
    await expect.poll(isInSight, { message: id }).toBe(true);
  }
});
