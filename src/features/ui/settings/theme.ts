import { DEFAULT_SETTINGS, type Settings } from '@contract/settings.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { loadChunk } from '@/shared/lazyPart';
import { logWarning } from '@/shared/log';
import { selectTitle } from '../uiSlice';
import type { ThemeColours } from './operatorColours';

const loadTheme = () => import(/* webpackChunkName: "theme" */ './operatorColours');

/** Uses the operator's colours. The default ones of the style sheet apply until others are loaded. */
export function useColours({ primaryColor, secondaryColor, accentColor }: ThemeColours): void {
  useEffect(() => {
    const colours = { primaryColor, secondaryColor, accentColor };
    const names = Object.keys(colours) as (keyof ThemeColours)[];
    if (names.every((name) => colours[name] === DEFAULT_SETTINGS[name])) return undefined;
    let isOver = false;
    let takeOff: (() => void) | undefined;
    loadChunk(loadTheme).then(
      ({ wearColours }) => {
        if (!isOver) takeOff = wearColours(colours);
      },
      () => logWarning('The colours of the site did not load'),
    );
    return () => {
      isOver = true;
      takeOff?.();
    };
  }, [primaryColor, secondaryColor, accentColor]);
}

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
