import { usePicture } from '@/shared/hooks';

interface Props {
  className: string | undefined;
  src: string;
  width: number;
  height: number;
}

/** A picture that is decoration: when it fails, its place is left to the background. */
export function HeroImage({ src, ...image }: Props) {
  const { hasFailed, onError } = usePicture(src);
  if (hasFailed) return null;
  return <img {...image} src={src} alt="" fetchPriority="high" onError={onError} />;
}
