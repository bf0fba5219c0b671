import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { avifOf, usePicture } from '@/shared/pictures';
import styles from './CardImage.module.scss';

/** The file of a card's picture, 16 : 9. Decoration; loads when it comes near. */
export function BannerImage(props: Pick<ComponentProps<'img'>, 'className' | 'src' | 'onError'>) {
  const avif = avifOf(props.src);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...props} alt="" width={640} height={360} loading="lazy" decoding="async" />
    </picture>
  );
}

interface Props {
  src: string | undefined;
  /** Shown without a picture, after a failure, and with data saver on. */
  icon: AnyIconName;
  className?: string | undefined;
}

/** A picture of operator content, 16 : 9 by default. Decoration; its space is always kept. */
export function CardImage({ src, icon, className }: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(src);
  return (
    <div className={clsx(styles.frame, className)}>
      <AnyIcon name={icon} size={48} />
      {!hasFailed && !isDataSaver && <BannerImage src={src} onError={onError} />}
    </div>
  );
}
