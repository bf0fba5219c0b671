import type { SiteEffect } from './tones';

export type { SiteEffect } from './tones';

const loadTones = () => import(/* webpackChunkName: "sounds" */ './tones');

/** Plays an effect when it is loaded; silent if it cannot be. Returns a function that stops it. */
export function playSound(effect: SiteEffect): () => void {
  let isSilenced = false;
  let silence = (): void => {
    isSilenced = true;
  };
  loadTones().then(
    ({ playTones }) => {
      if (!isSilenced) silence = playTones(effect);
    },
    () => undefined,
  );
  return () => silence();
}
