import type { SiteEffect } from './tones';

export type { SiteEffect } from './tones';

/** Plays an effect when it is loaded; silent if it cannot be. Returns a function that stops it. */
export function playSound(effect: SiteEffect): () => void {
  let isSilenced = false;
  let silence = (): void => {
    isSilenced = true;
  };
  import(/* webpackChunkName: "sounds" */ './tones').then(
    ({ playTones }) => {
      if (!isSilenced) silence = playTones(effect);
    },
    () => undefined,
  );
  return () => silence();
}
