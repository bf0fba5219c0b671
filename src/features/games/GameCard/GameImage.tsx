import type { Game } from '@contract/games.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { Icon } from '@/shared/components';
import { usePicture, useSeen } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { gameImage, imageSet } from '../gameLinks';
import styles from './GameCard.module.scss';

/** A picture loads when a tenth of it is within 100 px of the screen (docs/product.md, Game cards). */
const SEEN = { threshold: 0.1, rootMargin: '100px' };

/** The drawn width of a picture: of its card or, when it is cropped, from its height. */
const SIZES = { full: '(min-width: 1500px) 270px, 210px', small: '110px' };

interface Props {
  game: Game;
  isSmall: boolean;
  /** Loads at once, also before the app is there, and is shown as far as it is loaded. */
  isAtOnce?: boolean;
}

/** Decoration, because the card names the game. Left out with data saver on. */
export function GameImage(props: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  return isDataSaver ? <NoPicture /> : <Picture {...props} />;
}

const NoPicture = () => (
  <span className={styles.picture}>
    <span className={styles.noPicture}>
      <Icon name="play" size={40} />
    </span>
  </span>
);

const FailedPicture = () => (
  <span className={styles.picture} data-state="failed">
    <span className={styles.noPicture}>{t('games.imageMissing')}</span>
  </span>
);

/** A game of the operator's has one picture only. */
const setOf = ({ hasImageSet }: Game, src: string | undefined) =>
  hasImageSet && src ? { avif: imageSet(src, 'avif'), webp: imageSet(src, 'webp') } : null;

function Picture({ game, isSmall, isAtOnce = false }: Props) {
  const src = gameImage(game);
  const { ref, isSeen } = useSeen<HTMLPictureElement>(SEEN);
  const isWanted = isSeen || isAtOnce;
  const { hasFailed, onError, watchEarly } = usePicture(src);
  const [isLoaded, setIsLoaded] = useState(isAtOnce);
  if (hasFailed) return <FailedPicture />;
  const set = setOf(game, src);
  const sizes = isSmall ? SIZES.small : SIZES.full;
  return (
    <picture
      ref={ref}
      className={styles.picture}
      data-state={isLoaded ? 'loaded' : 'loading'}
      data-says-name={game.isNameInImage}
    >
      {isWanted && set && <source type="image/avif" srcSet={set.avif} sizes={sizes} />}
      {isWanted && (
        <img
          ref={isAtOnce ? watchEarly : undefined}
          src={src}
          srcSet={set?.webp}
          sizes={sizes}
          alt=""
          width={240}
          height={320}
          decoding="async"
          draggable={false}
          onLoad={() => setIsLoaded(true)}
          onError={onError}
        />
      )}
    </picture>
  );
}
