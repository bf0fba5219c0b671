import { useEffect, useState } from 'react';

/**
 * Whether a picture can be shown: not while its address is missing or has failed. What failed is tried again when the
 * connection comes back.
 */
export function usePicture(src: string | undefined) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = src === undefined || src === '' || failedSrc === src;
  useEffect(() => {
    if (failedSrc === undefined) return undefined;
    const tryAgain = () => setFailedSrc(undefined);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failedSrc]);
  return { hasFailed, onError: () => setFailedSrc(src) };
}
