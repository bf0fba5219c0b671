import { avifOf, phoneAvifOf, usePicture } from '@/shared/pictures';
import styles from './HeroImage.module.scss';

interface Props {
  className: string | undefined;
  src: string;
  width: number;
  height: number;
}

/** Narrower than the mixin `medium`: the cards are half as wide there. */
const PHONE = '(width < 640px)';

/** A decorative picture; the background shows when it fails. */
export function HeroImage({ src, ...image }: Props) {
  const { hasFailed, onError, watchEarly } = usePicture(src);
  if (hasFailed) return null;
  const avif = avifOf(src);
  const phoneAvif = avif && phoneAvifOf(avif);
  return (
    <picture className={styles.picture}>
      {phoneAvif && <source media={PHONE} type="image/avif" srcSet={phoneAvif} />}
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...image} ref={watchEarly} src={src} alt="" decoding="async" fetchPriority="high" onError={onError} />
    </picture>
  );
}
