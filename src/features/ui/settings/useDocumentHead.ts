import { useEffect } from 'react';
import { useSettings } from './settings';

function setMeta(name: string, content: string) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

function setIcon(rel: string, href: string) {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  const link = existing ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }));
  link.href = href;
}

/** Sets description, keywords and icons from the settings. The first screen shows none of them. */
export function useDocumentHead(): void {
  const { metaDescription, metaKeywords, faviconUrl, iconUrl } = useSettings();
  useEffect(() => {
    setMeta('description', metaDescription);
    setMeta('keywords', metaKeywords);
    setIcon('icon', faviconUrl);
    if (iconUrl) setIcon('apple-touch-icon', iconUrl);
  }, [metaDescription, metaKeywords, faviconUrl, iconUrl]);
}
