import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@contract/settings.ts';
import { readFileSync } from 'node:fs';
import { contrast } from '@contract/colour.ts';
import { deepOf, inkOn, textOn, themeVariables } from './operatorColours';

/** Choices of operators, and greys on which both white and the dark colour fail. */
const COLOURS = {
  house: ['#8b3dff', '#4f46e5', '#ec4899'],
  pale: ['#ffffff', '#fff', '#ffe4ef', '#e8f1ff', '#fdf6b2'],
  mid: ['#777777', '#787878', '#7a7a7a', '#d05050', '#2f8f6b', '#00868b', '#9a6e00'],
  neon: ['#ffff00', '#0f0', '#00ffff', '#ff00ff', '#39ff14'],
  dark: ['#000000', '#123456', '#1b0030', '#002b12'],
};

const ALL = Object.values(COLOURS).flat();
const SURFACE = '#25183d';

/** Every grey, and the pure hues at every strength. */
const STEPS = Array.from({ length: 256 }, (_, step) => step.toString(16).padStart(2, '0'));
const SWEEP = STEPS.flatMap((step) => [`#${step}${step}${step}`, `#${step}0000`, `#00${step}00`, `#ff${step}00`]);

describe('the colour contrast', () => {
  it('agrees with the smallest and largest WCAG value', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777', '#777777')).toBeCloseTo(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(ALL)('gives a readable text colour on %s', (colour) => {
    expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives a readable text colour on any colour', () => {
    expect(SWEEP.filter((colour) => contrast(textOn(colour), colour) < 4.5)).toEqual([]);
  });

  it.each(ALL)('gives a text colour from %s that is readable on the dark surface', (colour) => {
    expect(contrast(inkOn(SURFACE, colour), SURFACE)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(ALL)('gives a background from %s on which white text is readable', (colour) => {
    expect(contrast('#ffffff', deepOf(colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('does not change a colour that is readable already', () => {
    expect(inkOn(SURFACE, '#ffff00')).toBe('#ffff00');
    expect(deepOf('#123456')).toBe('#123456');
  });
});

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
