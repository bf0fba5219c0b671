import { darker, lighter } from '../../../../originals/art/colour.ts';
import { type Cloth, zigzags } from '../kit/kitenge.ts';
import { linear } from '../kit/paint.ts';
import { line, path } from '../kit/shapes.ts';

const SAIL = 'M-34 4C-24 -50 -2 -96 26 -132C70 -92 84 -40 74 2C40 -8 0 -8 -34 4Z';

/** A dhow that sails to the right, about 190 wide; its waterline is at y = 40. A kitenge sail when a cloth is given. */
export const dhow = (sail: string, cloth?: Cloth): string =>
  line('M-46 18L30 -140', '#5b2a14', 5) +
  line('M0 34V-84', '#4a2010', 6) +
  path(SAIL, cloth ? zigzags(cloth, 'scale(.9) rotate(18)') : sail) +
  path(SAIL, linear(10, '#ffffff/0.5', '#ffffff/0.05', '#000000/0.38')) +
  line('M26 -130C58 -90 68 -44 66 -2M8 -104C34 -70 44 -36 42 -6', darker(sail, 0.4), 1.6, ' opacity=".6"') +
  path(
    'M-92 14C-50 26 40 26 104 6C98 28 84 42 66 46H-62C-80 42 -90 30 -92 14Z',
    linear(90, '#b5602b', '#6b2f12', '#33130a'),
  ) +
  path(
    'M-92 14C-50 26 40 26 104 6L102 13C40 33 -50 33 -91 21Z',
    linear(0, '#ffd45c', lighter('#ffd45c', 0.5), '#f2a01e'),
  ) +
  line('M-80 34C-40 42 40 40 84 28', '#ffb766', 2, ' opacity=".5"');
