import { useEffect, useEffectEvent } from 'react';
import { playSound, type SiteEffect } from '@/shared/sound/playSound';
import { useIsSiteSoundOn } from './useIsSoundOn';

/** Plays the effect when `isDue` becomes true and the site has sound; stops it when that ends. */
export function useSound(effect: SiteEffect, isDue: boolean): void {
  const isOn = useIsSiteSoundOn();
  const play = useEffectEvent(() => (isOn ? playSound(effect) : undefined));
  useEffect(() => (isDue ? play() : undefined), [isDue]);
}
