/** The variables of tokens.scss by purpose. */
export const TOKENS = {
  colours: [
    '--primary',
    '--secondary',
    '--accent',
    '--on-primary',
    '--on-accent',
    '--primary-shade',
    '--primary-deep',
    '--secondary-deep',
    '--accent-deep',
    '--primary-ink',
    '--accent-ink',
    '--gold',
    '--win',
    '--danger',
    '--surface-0',
    '--surface-1',
    '--surface-2',
    '--surface-3',
    '--line',
    '--line-strong',
    '--text',
    '--text-soft',
  ],
  space: ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6', '--space-7'],
  radius: ['--radius-s', '--radius-m', '--radius-l'],
  type: ['--text-xs', '--text-s', '--text-m', '--text-l', '--text-xl', '--text-2xl'],
  depth: ['--shadow-1', '--shadow-2', '--shadow-3'],
  motion: ['--motion-fast', '--motion-slow', '--ease-out'],
  layout: ['--header-height', '--bottom-bar-height', '--side-menu-width'],
} as const;

export type ColourToken = (typeof TOKENS.colours)[number];

/** Text and background pairs, by colour variable. */
export const TEXT_PAIRS: readonly (readonly [text: ColourToken, ground: ColourToken])[] = [
  ['--text', '--surface-0'],
  ['--text', '--surface-3'],
  ['--text-soft', '--surface-0'],
  ['--text-soft', '--surface-3'],
  ['--primary-ink', '--surface-3'],
  ['--accent-ink', '--surface-3'],
  ['--gold', '--surface-3'],
  ['--win', '--surface-3'],
  ['--danger', '--surface-3'],
  ['--on-primary', '--primary'],
  ['--on-accent', '--accent'],
  ['--text', '--primary-deep'],
  ['--text', '--secondary-deep'],
  ['--text', '--accent-deep'],
];
