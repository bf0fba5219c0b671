import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@contract/settings.ts';
import { readFileSync } from 'node:fs';
import { contrast } from './contrast';
import { themeVariables } from './themeVariables';

const THEMES = {
  house: ['#8b3dff', '#4f46e5', '#ec4899'],
  pale: ['#ffe4ef', '#e8f1ff', '#fdf6b2'],
  mid: ['#777777', '#2f8f6b', '#d05050'],
  neon: ['#39ff14', '#00ffff', '#ff00ff'],
  dark: ['#1b0030', '#123456', '#002b12'],
} as const;

const variablesOf = ([primaryColor, secondaryColor, accentColor]: (typeof THEMES)[keyof typeof THEMES]) =>
  themeVariables({ primaryColor, secondaryColor, accentColor });

/** Text and background pairs, by variable. */
const PAIRS = [
  ['--on-primary', '--primary'],
  ['--on-accent', '--accent'],
] as const;

describe('the theme of the operator', () => {
  it.each(Object.entries(THEMES))('keeps text readable when its colour is %s', (_name, colours) => {
    const variables = variablesOf(colours);
    const valueOf = (name: string) => variables[name] ?? '';
    for (const [text, ground] of PAIRS) expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['--primary-deep', '--secondary-deep', '--accent-deep'])
      expect(contrast('#ffffff', valueOf(ground))).toBeGreaterThanOrEqual(4.5);
    for (const ink of ['--primary-ink', '--accent-ink'])
      expect(contrast(valueOf(ink), '#25183d')).toBeGreaterThanOrEqual(4.5);
  });

  it('makes a hovered button differ more from its text', () => {
    expect(variablesOf(THEMES.house)['--primary-shade']).toBe('#000000');
    expect(variablesOf(THEMES.pale)['--primary-shade']).toBe('#ffffff');
  });

  it('has the same default colours as the style sheet, which are used until the settings load', () => {
    const tokens = readFileSync('src/shared/styles/tokens.scss', 'utf8');
    const long = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
    const written = (name: string) => long(new RegExp(`^  ${name}: (#\\w+);`, 'm').exec(tokens)?.[1] ?? '');
    const house = themeVariables(DEFAULT_SETTINGS);
    expect(Object.fromEntries(Object.keys(house).map((name) => [name, written(name)]))).toEqual(house);
  });
});
