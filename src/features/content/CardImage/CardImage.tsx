import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { AnyIcon, type AnyIconName } from '@/shared/components';
import { usePicture } from '@/shared/pictures';
import { BannerImage } from '../BannerImage';
import styles from './CardImage.module.scss';

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
