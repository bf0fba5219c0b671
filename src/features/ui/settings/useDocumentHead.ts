import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsFirstPage, selectPage } from '../uiSlice';
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

/** A page that was made ahead tells these of itself alone. */
const OF_ONE_PAGE = 'link[rel=canonical], link[hreflang], meta[property^="og:"], script[type="application/ld+json"]';

/** Sets description, keywords and icons from the settings. The first screen shows none of them. */
export function useDocumentHead(): void {
  const { metaDescription, metaKeywords, faviconUrl, iconUrl } = useSettings();
  const page = useSelector(selectPage);
  const [first] = useState(page);
  const isAsItCame = useSelector(selectIsFirstPage) && page === first;
  useEffect(() => {
    if (isAsItCame && document.querySelector(OF_ONE_PAGE)) return;
    document.querySelectorAll(OF_ONE_PAGE).forEach((tag) => tag.remove());
    setMeta('description', metaDescription);
  }, [isAsItCame, metaDescription]);
  useEffect(() => {
    setMeta('keywords', metaKeywords);
    setIcon('icon', faviconUrl);
    if (iconUrl) setIcon('apple-touch-icon', iconUrl);
  }, [metaKeywords, faviconUrl, iconUrl]);
}
