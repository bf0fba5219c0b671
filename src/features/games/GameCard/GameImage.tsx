import type { Game } from '@contract/games.ts';
import { type ComponentProps, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { Icon } from '@/shared/components';
import { useSeen } from '@/shared/hooks';
import { usePicture } from '@/shared/pictures';
import { t } from '@/shared/i18n';
import { gameImage, pictureSets } from '../gameLinks';
import styles from './GameCard.module.scss';

/** A picture loads when a tenth of it is within 100 px of the screen (docs/product.md, Game cards). */
const SEEN = { threshold: 0.1, rootMargin: '100px' };

/** The width that a picture's file is chosen for: of a card that has the shape of its picture, or of the widest one. */
const SIZES = { full: '(min-width: 1500px) 270px, 210px', small: '110px' };

interface Props {
  game: Game;
  isSmall: boolean;
  /** Loads at once, also before the app is there: a small picture of the first screen. */
  isAtOnce?: boolean;
  /** Only the first row has pictures while the data saver is on. */
  isInFirstRow?: boolean;
}

/** Decoration, because the card names the game, and has the colour of its picture for the time without. */
export function GameImage({ isInFirstRow = false, ...props }: Props) {
  const isDataSaver = useSelector(selectIsDataSaver);
  if (!isDataSaver || isInFirstRow) return <Picture {...props} isLight={isDataSaver || (props.isAtOnce ?? false)} />;
  // A small card has its provider for screen readers only.
  return <NoPicture>{props.isSmall ? props.game.provider : <Icon name="play" size={40} />}</NoPicture>;
}

const NoPicture = ({ children, ...attributes }: ComponentProps<'span'>) => (
  <span {...attributes} className={styles.picture}>
    <span className={styles.noPicture}>{children}</span>
  </span>
);

function Picture({ game, isSmall, isAtOnce = false, isLight }: Props & { isLight: boolean }) {
  const src = gameImage(game);
  const { ref, isSeen } = useSeen<HTMLPictureElement>(SEEN);
  const { hasFailed, onError, watchEarly } = usePicture(src);
  if (hasFailed) return <NoPicture data-state="failed">{t('games.imageMissing')}</NoPicture>;
  return (
    <picture ref={ref} className={styles.picture} data-says-name={game.isNameInImage}>
      {isSeen || isAtOnce ? (
        <Files
          key={src}
          src={src}
          hasSet={game.hasImageSet}
          isLight={isLight}
          sizes={isSmall ? SIZES.small : SIZES.full}
          ref={isAtOnce ? watchEarly : undefined}
          onError={onError}
        />
      ) : (
        <noscript>
          <img src={src} alt="" loading="lazy" />
        </noscript>
      )}
    </picture>
  );
}

interface FilesProps extends ComponentProps<'img'> {
  /** A game of the operator's has one file only. */
  hasSet: boolean | undefined;
  isLight: boolean;
}

/** What is asked for once stays: other files of a picture that is there would only cost. */
function Files({ hasSet, isLight, src = '', sizes, ...image }: FilesProps) {
  const [sets] = useState(() => (hasSet ? pictureSets(src, isLight) : null));
  return (
    <>
      {sets && <source type="image/avif" srcSet={sets.avif} sizes={sizes} />}
      <img
        {...image}
        src={src}
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
