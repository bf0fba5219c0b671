/** Names for players without one, followed by digits. */
export const NAME_WORDS = [
  'Simba',
  'Twiga',
  'Duma',
  'Tembo',
  'Kifaru',
  'Chui',
  'Nyota',
  'Jua',
  'Radi',
  'Mwezi',
  'Almasi',
  'Dhahabu',
  'Shujaa',
  'Bingwa',
  'Tausi',
  'Mwewe',
] as const;
