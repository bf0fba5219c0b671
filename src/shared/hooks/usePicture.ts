import { useEffect, useState } from 'react';

/** Whether a picture can be shown: its address exists and has not failed. Tried again when the connection is back. */
export function usePicture(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = !src || failedSrc === src;
  useEffect(() => {
    if (failedSrc === undefined) return undefined;
    const tryAgain = () => setFailedSrc(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failedSrc]);
  const onError = () => setFailedSrc(src);
  /** For a picture of a page that was made ahead: it may have failed before the app came. */
  const watchEarly = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) onError();
  };
  return { hasFailed, onError, watchEarly };
}
