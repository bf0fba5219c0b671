import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { avifOf, usePicture } from '@/shared/pictures';
import styles from './CardImage.module.scss';

interface BannerProps extends Pick<ComponentProps<'img'>, 'className' | 'src' | 'onError' | 'ref'> {
  /** The largest part of a first screen loads at once, also before the app is there. */
  isFirst?: boolean;
}

/** The file of a card's picture, 16 : 9. Decoration; loads when it comes near. */
export function BannerImage({ isFirst = false, ...props }: BannerProps) {
  const avif = avifOf(props.src);
  const priority = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...props} {...priority} alt="" width={640} height={360} decoding="async" />
    </picture>
  );
}

interface Props {
  src: string | undefined;
  /** Shown without a picture, after a failure, and with data saver on. */
  icon: AnyIconName;
  className?: string | undefined;
  isFirst?: boolean;
}

/** A picture of operator content, 16 : 9 by default. Decoration; its space is always kept. */
export function CardImage({ src, icon, className, isFirst }: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError, watchEarly } = usePicture(src);
  return (
    <div className={clsx(styles.frame, className)}>
      <AnyIcon name={icon} size={48} />
      {!hasFailed && !isDataSaver && (
        <BannerImage src={src} onError={onError} {...(isFirst && { isFirst, ref: watchEarly })} />
      )}
    </div>
  );
}
