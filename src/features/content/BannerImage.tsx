import type { ComponentProps } from 'react';
import { avifOf } from '@/shared/pictures';

type Props = Pick<ComponentProps<'img'>, 'className' | 'src' | 'onError'>;

/** The file of a card's picture, 16 : 9. Decoration; loads when it comes near. */
export function BannerImage(props: Props) {
  const avif = avifOf(props.src);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...props} alt="" width={640} height={360} loading="lazy" decoding="async" />
    </picture>
  );
}
