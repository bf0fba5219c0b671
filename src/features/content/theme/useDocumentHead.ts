import { useEffect } from 'react';
import { useSettings } from '../api/settingsApi';

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

/** Sets description, keywords and favicon from the settings. The first screen shows none of them. */
export function useDocumentHead(): void {
  const { metaDescription, metaKeywords, faviconUrl } = useSettings();
  useEffect(() => {
    setMeta('description', metaDescription);
    setMeta('keywords', metaKeywords);
    setFavicon(faviconUrl);
  }, [metaDescription, metaKeywords, faviconUrl]);
}
