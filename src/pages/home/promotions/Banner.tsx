import { useSelector } from 'react-redux';
import { BannerImage } from '@/features/content';
import { selectIsDataSaver } from '@/features/ui';
import { usePicture } from '@/shared/pictures';
import styles from './Banner.module.scss';

/** A card's picture, 16 : 9. Decoration; without it, or with data saver on, it takes no space. */
export function Banner({ src }: { src: string | undefined }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(src);
  if (hasFailed || isDataSaver) return null;
  return <BannerImage className={styles.banner} src={src} onError={onError} />;
}
