import type { Settings } from '@contract/settings.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTitle } from '@/features/ui';
import { useColours } from './useColours';

/** Puts the colours of the settings on the document, and the title of the page. */
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
