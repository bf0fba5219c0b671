import type { SiteEffect } from './tones';

export type { SiteEffect } from './tones';

const loadTones = () => import(/* webpackChunkName: "sounds" */ './tones');

/** Plays an effect as soon as it is there; a site that cannot have it is silent. Returns what silences it. */
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
