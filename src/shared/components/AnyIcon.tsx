import { CHEVRON_DOWN, CHEVRON_UP, CUP, LOCK } from './singlePaths';
import { Icon, ICON_PATHS, type IconName, PathIcon } from './Icon';

/** Icons of later chunks, loaded with them. */
export const LATER_PATHS = {
  chevronDown: CHEVRON_DOWN,
  chevronUp: CHEVRON_UP,
  wifiOff:
    'M4 4l16 16M8.7 14.7a5 5 0 0 1 6.3-.4M5.5 11.3a9.4 9.4 0 0 1 3.7-2.2M3 8a13.3 13.3 0 0 1 3-1.9M12 5.3A13.5 13.5 0 0 1 21 8M15.2 9.8a9.4 9.4 0 0 1 3.3 1.5M12 18.6h.01',
  arrowLeft: 'M19.5 12h-14M11 6.5 5.5 12l5.5 5.5',
  crown: 'M4 8l4.2 4L12 5.5 15.8 12 20 8l-1.6 10.5H5.6Z',
  people:
    'M9 11.5a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8ZM2.8 19.3c.4-3.6 2.8-5.3 6.2-5.3s5.8 1.7 6.2 5.3M15.8 5.2a3 3 0 0 1 0 5.9M17.5 14.3c2.2.5 3.5 2.2 3.7 5',
  store:
    'M4 9.5 5.5 4.5h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12.5v7h13v-7M10 19.5v-4h4v4',
  trophy:
    'M8 4.5h8v5.7a4 4 0 0 1-8 0ZM8 6H4.5c0 3.3 1.2 4.8 3.5 4.8M16 6h3.5c0 3.3-1.2 4.8-3.5 4.8M12 14.2v3.3M8.5 19.5h7M9.5 17.5h5',
  wheel: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 3.5v17M3.5 12h17M6 6l12 12M18 6 6 18',
  telegram: 'M20.5 4.5 3.5 11.3l5 1.9M20.5 4.5 17.7 19l-9.2-5.8M20.5 4.5l-12 8.7v5.6l2.7-3.6',
  twitter: 'M4.5 4.5 19.5 19.5M19 4.5 5 19.5',
  chat: 'M4.5 5.5h15v10.5h-8L7 19.5v-3.5H4.5Z',
  language:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.8 12h16.4M12 3.5c2.5 2.3 3.6 5.1 3.6 8.5s-1.1 6.2-3.6 8.5c-2.5-2.3-3.6-5.1-3.6-8.5S9.5 5.8 12 3.5Z',
  banknote: 'M3.5 6.5h17v11h-17ZM12 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM6.5 9.5v5M17.5 9.5v5',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  leaf: 'M5 19c0-9 5-13.5 14.5-14C19.5 14 15.5 18 8.5 17.5M5 19c1.5-4.5 4.5-7.5 8.5-9.5',
  tools:
    'M14.5 6.5a4 4 0 0 1 5-1.8l-2.6 2.6 1 2.3 2.3 1 .1-.1a4 4 0 0 1-5.4 3.2L8.3 20.2a1.9 1.9 0 0 1-2.7-2.7l6.5-6.6a4 4 0 0 1 2.4-4.4Z',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3.2 2',
  spark: 'M12 3.5c.7 5 3.5 7.8 8.5 8.5-5 .7-7.8 3.5-8.5 8.5-.7-5-3.5-7.8-8.5-8.5 5-.7 7.8-3.5 8.5-8.5Z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  shield: 'M12 3.5 19.5 6v6c0 4.2-3 7.3-7.5 8.5C7.5 19.3 4.5 16.2 4.5 12V6ZM8.8 12l2.3 2.3 4.2-4.4',
  cup: CUP,
  check: 'M4.5 12.5 10 18 19.5 7',
  lock: LOCK,
} as const;

export type AnyIconName = IconName | keyof typeof LATER_PATHS;

const isFirst = (name: AnyIconName): name is IconName => name in ICON_PATHS;

/** Any icon by name, outside the first download. */
export const AnyIcon = ({ name, size }: { name: AnyIconName; size?: number | undefined }) =>
  isFirst(name) ? <Icon name={name} size={size} /> : <PathIcon path={LATER_PATHS[name]} size={size} />;
