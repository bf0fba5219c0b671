import type { Settings } from '@contract/settings.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTitle } from '@/features/ui';
import { deepOf, inkOn, textOn } from './contrast';

/** The lightest surface that coloured text stands on; see tokens.scss. */
const SURFACE = '#25183d';

/** The CSS variables that the operator's three colours decide. */
export const themeVariables = ({
  primaryColor,
  secondaryColor,
  accentColor,
}: Pick<Settings, 'primaryColor' | 'secondaryColor' | 'accentColor'>): Record<string, string> => ({
  '--primary': primaryColor,
  '--secondary': secondaryColor,
  '--accent': accentColor,
  '--on-primary': textOn(primaryColor),
  '--primary-shade': textOn(primaryColor) === '#ffffff' ? '#000000' : '#ffffff',
  '--primary-deep': deepOf(primaryColor),
  '--secondary-deep': deepOf(secondaryColor),
  '--accent-deep': deepOf(accentColor),
  '--on-accent': textOn(accentColor),
  '--primary-ink': inkOn(SURFACE, primaryColor),
  '--accent-ink': inkOn(SURFACE, accentColor),
});

function setMeta(name: string, content: string) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

function setFavicon(href: string) {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const link = existing ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
  link.href = href;
}

/** Puts colours, description, keywords and favicon of the settings on the document, and the title of the page. */
export function useTheme(settings: Settings): void {
  const title = useSelector(selectTitle);
  const { siteName, windowTitle } = settings;
  useEffect(() => {
    const { style, classList } = document.documentElement;
    Object.entries(themeVariables(settings)).forEach(([name, value]) => style.setProperty(name, value));
    classList.toggle('isStill', !settings.enableAnimations);
    setMeta('description', settings.metaDescription);
    setMeta('keywords', settings.metaKeywords);
    setFavicon(settings.faviconUrl);
  }, [settings]);
  useEffect(() => {
    document.title = title ? `${title} | ${siteName}` : windowTitle;
  }, [title, siteName, windowTitle]);
}
