import type { Settings } from '@contract/settings.ts';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectTitle } from '@/features/ui';
import { useColours } from './useColours';

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
  useColours(settings);
  useEffect(() => {
    document.documentElement.classList.toggle('isStill', !settings.enableAnimations);
    setMeta('description', settings.metaDescription);
    setMeta('keywords', settings.metaKeywords);
    setFavicon(settings.faviconUrl);
  }, [settings]);
  useEffect(() => {
    document.title = title ? `${title} | ${siteName}` : windowTitle;
  }, [title, siteName, windowTitle]);
}
