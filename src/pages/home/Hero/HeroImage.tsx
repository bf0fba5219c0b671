import { usePicture } from '@/shared/hooks';

interface Props {
  className: string | undefined;
  src: string;
  width: number;
  height: number;
}

/** A decorative picture; the background shows when it fails. */
export function HeroImage({ src, ...image }: Props) {
  const { hasFailed, onError } = usePicture(src);
  if (hasFailed) return null;
  return <img {...image} src={src} alt="" fetchPriority="high" onError={onError} />;
}
