import { usePicture } from '@/shared/hooks';
import { avifOf } from '@/shared/ownPicture';
import styles from './HeroImage.module.scss';

interface Props {
  className: string | undefined;
  src: string;
  width: number;
  height: number;
}

/** A decorative picture; the background shows when it fails. */
export function HeroImage({ src, ...image }: Props) {
  const { hasFailed, onError, watchEarly } = usePicture(src);
  if (hasFailed) return null;
  const avif = avifOf(src);
  return (
    <picture className={styles.picture}>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...image} ref={watchEarly} src={src} alt="" decoding="async" fetchPriority="high" onError={onError} />
    </picture>
  );
}
