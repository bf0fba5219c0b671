import type { ComponentProps } from 'react';
import { useSelector } from 'react-redux';
import { BannerImage } from '@/features/content';
import { selectIsDataSaver, usePageHeading } from '@/features/ui';
import { HeadedSection } from '@/shared/components';
import { usePicture } from '@/shared/pictures';
import styles from './Section.module.scss';

export const Section = (section: Pick<ComponentProps<typeof HeadedSection>, 'heading' | 'children'>) => (
  <HeadedSection {...section} className={styles.section} />
);

/** A card's picture, 16 : 9. Decoration; without it, or with data saver on, it takes no space. */
export function Banner({ src }: { src: string | undefined }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(src);
  if (hasFailed || isDataSaver) return null;
  return <BannerImage className={styles.banner} src={src} onError={onError} />;
}

/** Home's heading is in the first download, and this code is not. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

/** Names the page like a heading does; home has only the title of the site. */
export const useHomeHeading = () => void usePageHeading({ title: '', heading: HEADING });
