import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { Icon } from '@/shared/components';
import { usePicture, useSeen } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import styles from './GameCard.module.scss';

/** A picture loads when a tenth of it is within 100 px of the screen (docs/product.md, Game cards). */
const SEEN = { threshold: 0.1, rootMargin: '100px' };

interface Props {
  src: string | undefined;
}

/** Decoration, because the card names the game. Left out with data saver on. */
export function GameImage({ src }: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  return isDataSaver ? <NoPicture /> : <Picture src={src} />;
}

const NoPicture = () => (
  <div className={styles.picture}>
    <span className={styles.noPicture}>
      <Icon name="play" size={40} />
    </span>
  </div>
);

function Picture({ src }: Props) {
  const { ref, isSeen } = useSeen<HTMLDivElement>(SEEN);
  const { hasFailed, onError } = usePicture(src);
  const [isLoaded, setIsLoaded] = useState(false);
  const state = isLoaded ? 'loaded' : 'loading';
  return (
    <div ref={ref} className={styles.picture} data-state={hasFailed ? 'failed' : state}>
      {hasFailed ? (
        <span className={styles.noPicture}>{t('games.imageMissing')}</span>
      ) : (
        isSeen && (
          <img
            src={src}
            alt=""
            width={360}
            height={480}
            decoding="async"
            draggable={false}
            onLoad={() => setIsLoaded(true)}
            onError={onError}
          />
        )
      )}
    </div>
  );
}
