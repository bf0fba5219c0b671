import { useSelector } from 'react-redux';
import { selectSoundChoice } from '@/features/ui';
import { useSettings } from '../api/settingsApi';

/** Whether games have sound, as the switch shows: the player's choice, else the operator's. */
export function useIsSoundOn(): boolean {
  const { enableSoundEffects } = useSettings();
  return useSelector(selectSoundChoice) ?? enableSoundEffects;
}

/** Whether the site itself has sound: the operator turned it on, and the player has not turned it off. */
export function useIsSiteSoundOn(): boolean {
  const isOn = useIsSoundOn();
  return useSettings().enableSoundEffects && isOn;
}
