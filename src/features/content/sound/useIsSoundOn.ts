import { useSelector } from 'react-redux';
import { selectSoundChoice } from '@/features/ui';
import { useSettings } from '../api/settingsApi';

/** Whether games sound, and what the switch shows: as the player chose, else as the operator set it. */
export function useIsSoundOn(): boolean {
  const { enableSoundEffects } = useSettings();
  return useSelector(selectSoundChoice) ?? enableSoundEffects;
}

/** Whether the site itself sounds: where the operator has sounds on, and the player has not turned them off. */
export function useIsSiteSoundOn(): boolean {
  const isOn = useIsSoundOn();
  return useSettings().enableSoundEffects && isOn;
}
