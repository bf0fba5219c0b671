import { darker, lighter, mix } from '../colour.ts';
import { both, outlined } from './arrange.ts';
import { burst, disc, line, type Motif, oval, path, shade, shine, tint } from './draw.ts';

const catEyes = (iris: string, dark: string): string =>
  both(path('M29 46Q37 37 45 49Q36 53 29 46Z', dark) + disc(38.5, 46.3, 3.4, iris) + disc(38.8, 46.3, 1.6, '#000'));

const lion: Motif = (p) => {
  const fur = tint(p, '#f5ae3c');
  const mane = mix('#8f3a10', p.secondary, 0.35);
  const face = 'M50 20C33 20 25 33 27 48C29 62 37 70 41 80Q50 88 50 88';
  return (
    outlined(
      p,
      path(burst(50, 50, 49, 38, 15), mane) +
        path(burst(50, 51, 41, 32, 15), lighter(mane, 0.16)) +
        both(disc(26, 26, 9, fur)) +
        path(`${face}Q59 86 59 80C63 70 71 62 73 48C75 33 67 20 50 20Z`, fur),
    ) +
    both(disc(26, 26, 4.5, mane) + path('M30 38Q38 32 46 40L46 36Q38 28 30 38Z', mane)) +
    path('M45 26L41 54Q50 60 59 54L55 26Q50 23 45 26Z', lighter(fur, 0.3)) +
    both(path('M50 60C40 57 33 66 38 74Q44 80 50 75Z', lighter(fur, 0.68))) +
    catEyes('#ffe27a', p.dark) +
    path('M41 55Q50 51 59 55Q57 63 50 66Q43 63 41 55Z', p.dark) +
    line('M50 65V73M50 73Q45 79 40 75M50 73Q55 79 60 75', p.dark, 2) +
    path('M46 80Q50 94 54 80Z', mane) +
    shade('M50 20C67 20 75 33 73 48C71 62 63 70 59 80Q56 87 50 88Z', 0.12)
  );
};

const elephant: Motif = (p) => {
  const skin = tint(p, '#8f96a8', 0.22);
  const head = 'M50 14C33 14 27 27 29 42C31 54 38 57 40 66L41 84Q42 95 50 95';
  return (
    outlined(
      p,
      both(path('M36 24C18 8 1 22 3 44C4 64 20 72 33 60Z', skin)) +
        path(`${head}Q58 95 59 84L60 66C62 57 69 54 71 42C73 27 67 14 50 14Z`, lighter(skin, 0.12)) +
        both(path('M37 58C28 68 27 80 33 88C34 79 38 73 43 69Z', lighter(p.light, 0.4))),
    ) +
    both(
      path('M30 31C19 22 10 32 11 45C12 57 21 61 29 54Z', mix(skin, '#d8707c', 0.5)) +
        disc(38, 44, 3, p.dark) +
        line('M33 40Q38 36 43 41', darker(skin, 0.4), 2),
    ) +
    path('M50 14L61 26L50 44L39 26Z', p.accent) +
    path('M50 19L56 26L50 35L44 26Z', p.secondary) +
    line('M43 66H57M43 73H57M44 80H56M45 87H55', darker(skin, 0.25), 2) +
    shade('M50 14C67 14 73 27 71 42C69 54 62 57 60 66L59 84Q58 95 50 95Z', 0.16)
  );
};

const rhino: Motif = (p) => {
  const skin = tint(p, '#87909c', 0.2);
  return (
    outlined(
      p,
      path(
        'M98 98V44C93 30 82 27 74 28L75 12L62 27C52 31 46 42 36 46C26 49 13 54 10 65C8 75 14 83 25 82C38 82 46 80 54 85Q60 90 60 98Z',
        skin,
      ) +
        path('M11 64C3 44 4 24 12 6C16 26 24 39 34 47C25 50 16 56 11 64Z', lighter(p.light, 0.2)) +
        path('M40 44C37 35 38 28 41 20C45 30 49 34 55 35Z', lighter(p.light, 0.2)),
    ) +
    shade(
      'M98 98V44C96 39 93 36 90 33C92 52 80 66 62 68C46 70 34 76 12 76Q17 84 25 82C38 82 46 80 54 85Q60 90 60 98Z',
      0.18,
    ) +
    shade('M12 6C16 26 24 39 34 47L27 50C17 40 12 24 12 6Z', 0.18) +
    path('M72 16L66 28L74 30Z', mix(skin, '#d8707c', 0.5)) +
    disc(53, 50, 3.6, p.dark) +
    disc(54, 49, 1.2, '#fff') +
    oval(20, 66, 2.4, 3.4, p.dark) +
    line('M13 76Q26 71 36 74M47 45Q53 42 58 46M80 44Q72 56 78 70M89 42Q82 60 90 78', darker(skin, 0.42), 2.2) +
    shine('M60 32Q68 29 74 31Q64 33 54 40Z', 0.35)
  );
};

const buffalo: Motif = (p) => {
  const hide = tint(p, '#4a3430', 0.18);
  const horn = mix('#cdbfa6', p.light, 0.4);
  return (
    outlined(
      p,
      both(path('M33 50C22 48 11 54 6 64C17 71 30 68 36 60Z', hide)) +
        path(
          'M50 32C36 32 31 42 32 54C34 68 38 76 39 84Q42 96 50 96Q58 96 61 84C62 76 66 68 68 54C69 42 64 32 50 32Z',
          hide,
        ) +
        both(path('M50 20C38 17 28 24 24 33C19 42 9 36 10 14C-4 34 2 58 22 56C36 55 42 45 50 44Z', horn)),
    ) +
    both(
      shade('M4 40C10 52 28 50 34 40Q42 34 50 36V44C42 45 36 55 22 56C11 57 6 50 4 40Z', 0.3) +
        line('M40 20Q42 32 38 46M30 25Q34 38 30 52', darker(horn, 0.45), 2) +
        path('M36 56Q42 52 45 60Q39 62 36 56Z', p.accent) +
        disc(41, 57.6, 1.8, '#000'),
    ) +
    path('M39 80Q50 72 61 80Q60 95 50 95Q40 95 39 80Z', lighter(hide, 0.22)) +
    both(oval(45, 83, 2.6, 3.4, p.dark)) +
    shine('M46 48H54L52 74H48Z', 0.14) +
    line('M44 91Q50 94 56 91', p.dark, 2)
  );
};

const leopard: Motif = (p) => {
  const fur = tint(p, '#f2b552', 0.1);
  const ink = mix('#4a2508', p.dark, 0.4);
  const rosettes = 'M24 34l5-4M20 44l6-1M18 55l7 1M21 65l7-1M33 24l3 5M42 19l1 6M27 76l6-3M36 34l4-1M42 30l2 4';
  return (
    outlined(
      p,
      both(path('M20 40C10 22 14 8 22 8C30 8 36 14 38 20Z', fur)) +
        path('M50 13C26 13 12 32 13 54C14 74 30 90 50 92C70 90 86 74 87 54C88 32 74 13 50 13Z', fur),
    ) +
    both(
      path('M21 27C17 18 20 13 23 14C27 15 30 19 31 22Z', ink) +
        line(rosettes, ink, 4.4) +
        path('M50 58C38 55 28 66 33 77Q42 86 50 79Z', lighter(fur, 0.75)) +
        `<g fill="${ink}"><circle cx="38" cy="68" r="1.3"/><circle cx="36" cy="73" r="1.3"/><circle cx="42" cy="72" r="1.3"/></g>`,
    ) +
    path('M44 34L41 55H59L56 34Q50 30 44 34Z', lighter(fur, 0.3)) +
    catEyes('#b8f05a', p.dark) +
    path('M40 55Q50 50 60 55Q58 64 50 67Q42 64 40 55Z', ink) +
    line('M50 66V76M50 76Q44 83 38 78M50 76Q56 83 62 78', ink, 2.2) +
    shade('M50 13C74 13 88 32 87 54C86 74 70 90 50 92Z', 0.12)
  );
};

export const BIG_FIVE = { lion, elephant, rhino, buffalo, leopard };
