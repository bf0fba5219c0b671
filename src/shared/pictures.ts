import { useEffect, useState } from 'react';
import { onEvents } from './onEvents';

/** Tells whether a picture can be shown: its address exists and has not failed. Tried again when the connection is back. */
export function usePicture(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = !src || failedSrc === src;
  useEffect(() => {
    if (failedSrc === undefined) return undefined;
    return onEvents(window, ['online'], () => setFailedSrc(undefined));
  }, [failedSrc]);
  const onError = () => setFailedSrc(src);
  /** A picture of a page that was made ahead may have failed before the app came. */
  const watchEarly = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) onError();
  };
  return { hasFailed, onError, watchEarly };
}

/** Our own pictures of banners have an AVIF beside them, smaller; an operator's picture is as it is. */
const OWN = /^\/images\/(?:hero|banners)\/[\w-]+\.webp$/;
/** The pictures of the banner's cards have a smaller one for phones. */
const FOR_PHONES = /hero\/(?:left|right)\./;

export const avifOf = (src = ''): string | undefined => (OWN.test(src) ? src.replace(/webp$/, 'avif') : undefined);

/** Beside the AVIF at this address. */
export const phoneAvifOf = (avif: string): string | undefined =>
  FOR_PHONES.test(avif) ? avif.replace('.', '-phone.') : undefined;

/** The first two letters or digits of a name, such as `TW`, in place of a picture. */
export const twoLetters = (name: string): string =>
  (name.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).slice(0, 2).join('').toUpperCase();
