/** One thing that a game's card has or could have, so that its cost is measured alone. */
export interface Cause {
  name: string;
  /** Added to the page. */
  css: string;
  /** Each card that appears is watched by an observer of its own. */
  isObserved?: boolean;
}

const CARD = 'article[data-game-id]';

export const CAUSES: readonly Cause[] = [
  { name: 'as it is', css: '' },
  { name: 'a layer of its own', css: `${CARD} { will-change: transform }` },
  { name: 'isolation', css: `${CARD} { isolation: isolate }` },
  { name: 'a blurred shadow', css: `${CARD} { box-shadow: 0 12px 28px -8px rgb(0 0 0 / 70%) }` },
  { name: 'a mask', css: `${CARD} { mask-image: linear-gradient(#000 80%, #0008) }` },
  { name: 'a rounded clip', css: `${CARD} { overflow: hidden; border-radius: 16px }` },
  {
    name: 'a fade of its picture',
    css: `@keyframes bench-fade { from { opacity: 0 } } ${CARD} img { animation: bench-fade 0.3s }`,
  },
  {
    name: 'a moving placeholder',
    css: `@keyframes bench-shine { to { background-position: -200% 0 } }
      ${CARD} { background: linear-gradient(90deg, #241836, #3a2a55, #241836) 0 0 / 200% 100%; animation: bench-shine 1.2s linear infinite }`,
  },
  { name: 'a blurred bar above the list', css: 'main header { background: #0008; backdrop-filter: blur(12px) }' },
  { name: 'an observer for each card', css: '', isObserved: true },
];
