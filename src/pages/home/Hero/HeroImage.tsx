import { useState } from 'react';

interface Props {
  className: string | undefined;
  src: string;
  width: number;
  height: number;
}

/** A picture that is decoration: when it fails, its place is left to the background. */
export function HeroImage({ src, ...image }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return null;
  return <img {...image} src={src} alt="" fetchPriority="high" onError={() => setFailedSrc(src)} />;
}
