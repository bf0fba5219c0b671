import { useEffect, useState } from 'react';

/** Whether a picture can be shown: its address exists and has not failed. Tried again when the connection is back. */
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
