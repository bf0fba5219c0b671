import type { Settings } from '@contract/settings.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTitle } from '@/features/ui';
import { useColours } from './useColours';

export function useTheme(settings: Settings): void {
  const title = useSelector(selectTitle);
  const { siteName, windowTitle } = settings;
  useColours(settings);
  useEffect(() => {
    document.documentElement.classList.toggle('isStill', !settings.enableAnimations);
  }, [settings]);
  useEffect(() => {
    document.title = title ? `${title} | ${siteName}` : windowTitle;
  }, [title, siteName, windowTitle]);
}
