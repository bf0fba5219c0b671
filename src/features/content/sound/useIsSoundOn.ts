import { useSelector } from 'react-redux';
import { selectSoundChoice } from '@/features/ui';
import { useSettings } from '../api/settingsApi';

/** Whether the site sounds: as the player chose, else as the operator set it. */
export function useIsSoundOn(): boolean {
  const { enableSoundEffects } = useSettings();
  return useSelector(selectSoundChoice) ?? enableSoundEffects;
}
