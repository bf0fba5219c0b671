import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { playSound, type SiteEffect } from '@/shared/sound/playSound';
import { selectSoundChoice } from '../uiSlice';
import { useSettings } from './settings';

/** True when games have sound, as the switch shows: the player's choice, else the operator's. */
export function useIsSoundOn(): boolean {
  const { enableSoundEffects } = useSettings();
  return useSelector(selectSoundChoice) ?? enableSoundEffects;
}

/** True when the site itself has sound: the operator turned it on, and the player has not turned it off. */
export function useIsSiteSoundOn(): boolean {
  const isOn = useIsSoundOn();
  return useSettings().enableSoundEffects && isOn;
}

/** Plays the effect when `isDue` becomes true and the site has sound; stops it when that ends. */
export function useSound(effect: SiteEffect, isDue: boolean): void {
  const isOn = useIsSiteSoundOn();
  const play = useEffectEvent(() => (isOn ? playSound(effect) : undefined));
  useEffect(() => (isDue ? play() : undefined), [isDue]);
}
