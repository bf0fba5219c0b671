import type { Game } from '@contract/games.ts';
import { type ComponentProps, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { Icon } from '@/shared/components';
import { usePicture, useSeen } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { gameImage, pictureSets } from '../gameLinks';
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
  /** With data saver on, only the first row has pictures. */
  isInFirstRow?: boolean;
}

/** Decoration, because the card names the game. */
export function GameImage({ isInFirstRow = false, ...props }: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  return isDataSaver && !isInFirstRow ? <NoPicture {...props} /> : <Picture {...props} isLight={isDataSaver} />;
}

/** The colour of its picture, for the time without. */
const lookOf = ({ color }: Game) => color && { style: { backgroundColor: color } };

/** A small card has its provider for screen readers only. */
const NoPicture = ({ game, isSmall }: Props) => (
  <span className={styles.picture} {...lookOf(game)}>
    <span className={styles.noPicture}>{isSmall ? game.provider : <Icon name="play" size={40} />}</span>
  </span>
);

const FailedPicture = () => (
  <span className={styles.picture} data-state="failed">
    <span className={styles.noPicture}>{t('games.imageMissing')}</span>
  </span>
);

function Picture({ game, isSmall, isAtOnce = false, isLight }: Props & { isLight: boolean }) {
  const src = gameImage(game);
  const { ref, isSeen } = useSeen<HTMLPictureElement>(SEEN);
  const { hasFailed, onError, watchEarly } = usePicture(src);
  const [isLoaded, setIsLoaded] = useState(isAtOnce);
  if (hasFailed) return <FailedPicture />;
  const isWanted = isSeen || isAtOnce;
  return (
    <picture
      ref={ref}
      className={styles.picture}
      data-state={isLoaded ? 'loaded' : 'loading'}
      data-says-name={game.isNameInImage}
      {...(isWanted && lookOf(game))}
    >
      {isWanted && (
        <Files
          key={src}
          game={game}
          isLight={isLight}
          sizes={isSmall ? SIZES.small : SIZES.full}
          ref={isAtOnce ? watchEarly : undefined}
          onLoad={() => setIsLoaded(true)}
          onError={onError}
        />
      )}
    </picture>
  );
}

/** What is asked for once stays: other files of a picture that is there would only cost. */
function Files({ game, isLight, sizes, ...image }: ComponentProps<'img'> & Pick<Props, 'game'> & { isLight: boolean }) {
  const [sets] = useState(() => pictureSets(game, isLight));
  return (
    <>
      {sets && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      <img
        {...image}
        src={gameImage(game)}
        srcSet={sets?.webp}
        sizes={sizes}
        alt=""
        width={240}
        height={320}
        decoding="async"
        draggable={false}
      />
    </>
  );
}
