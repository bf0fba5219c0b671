/** docs/product.md quotes the screens exactly: its quotations are in the English messages. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { QUICK_AMOUNTS, WALLET_LIMITS } from '../contract/walletTerms.ts';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const messages = globSync('{src,originals}/**/messages/en.json', { cwd: ROOT }).flatMap((file) =>
  Object.values(JSON.parse(read(file)) as Record<string, string>),
);

/** An argument of a message, one level deep; plurals are not quoted. */
const ARGUMENT = /\{[^{}]*\}/g;
/** A message with fewer letters of its own would fit any text. */
const FEWEST_LETTERS = 4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The message with any values for its arguments. */
const filledIn = (message: string): RegExp => new RegExp(`^${message.split(ARGUMENT).map(escaped).join('.+')}$`);

const patterns = messages
  .filter((message) => message.replaceAll(ARGUMENT, '').replaceAll(/[^a-z]/gi, '').length >= FEWEST_LETTERS)
  .map(filledIn);

const isSaid = (text: string): boolean =>
  messages.some((message) => message.includes(text)) || patterns.some((pattern) => pattern.test(text));

it('docs/product.md quotes texts that are on the screens', () => {
  const prose = read('docs/product.md').replaceAll(/`[^`\n]*`/g, '');
  const quoted = [...prose.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.filter((text) => !isSaid(text))).toEqual([]);
});

it('docs/product.md names the limits of money correctly', () => {
  const { mpesaDeposit: mpesa, cardDeposit, withdrawal } = WALLET_LIMITS;
  const { USD: card, KES: inKes } = cardDeposit;
  const number = (amount: number) => amount.toLocaleString('en');
  const amounts = ([least, ...more]: readonly number[]) => [`${least} (MIN)`, ...more.map(number)].join(', ');
  const text = read('docs/product.md');
  expect(text).toContain(`| least | ${number(mpesa.KES.min)} | ${number(card.min)} | ${number(inKes.min)} |`);
  expect(text).toContain(`| most at once | ${number(mpesa.KES.max)} | ${number(card.max)} | ${number(inKes.max)} |`);
  const quick = [QUICK_AMOUNTS.mpesa.KES, QUICK_AMOUNTS.card.USD, QUICK_AMOUNTS.card.KES].map(amounts);
  expect(text).toContain(`| quick amounts | ${quick.join(' | ')} |`);
  expect(text).toContain(`"Minimum withdrawal amount is $${withdrawal.USD.min}"`);
  expect(text).toContain(`"Minimum withdrawal amount is Ksh ${withdrawal.KES.min}"`);
  expect(text).toContain(`quick amounts ${QUICK_AMOUNTS.withdrawal.USD.map((usd) => `$${usd}`).join(', ')}`);
  expect(text).toContain(`quick amounts Ksh ${QUICK_AMOUNTS.withdrawal.KES.map(number).join(', ')}`);
});
