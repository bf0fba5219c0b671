/** Figures on screen. */
import { expect, type Locator } from '@playwright/test';

const numberIn = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

/** Reads a text that has one number, such as an amount or a count. */
export const shownNumber = async (shown: Locator): Promise<number> => numberIn(await shown.innerText());

/** Reads texts that have one number each. */
export const shownNumbers = async (shown: Locator): Promise<number[]> => (await shown.allInnerTexts()).map(numberIn);

/** Finds the figure beside a name in a list. */
export const figureOf = (part: Locator, name: string): Locator =>
  part.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

export const expectFigure = (part: Locator, name: string, value: number): Promise<void> =>
  expect.poll(() => shownNumber(figureOf(part, name)), { message: name }).toBe(value);

/** The site writes dollars like this. */
export const dollars = (amount: number): string => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `US$${amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
};
