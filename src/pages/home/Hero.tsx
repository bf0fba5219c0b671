import type { HeroContent } from '@contract/hero.ts';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor, useJoin } from '@/features/auth';
import { useGetHeroQuery } from '@/features/content';
import { selectIsDataSaver, useSettings } from '@/features/ui';
import { Button, ErrorBoundary, Spinner } from '@/shared/components';
import { useForVisitors, useMediaQuery } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { lazyPart } from '@/shared/lazyPart';
import { avifOf, phoneAvifOf, usePicture } from '@/shared/pictures';
import styles from './Hero.module.scss';
import type { OfferProps } from './promotions/Promotions';

/** The banner of home: the welcome pack left, fast withdrawals right, the host between them. */
export function Hero() {
  const intl = useIntl();
  const hasImage = !useSelector(selectIsDataSaver);
  /** Phones have no space for the host, and do not download it. */
  const hasRoom = useMediaQuery('(width >= 40em)');
  const hero = useHero();
  const [isResting, setIsResting] = useState(false);
  const background = { '--hero-background': hero.background } as CSSProperties;
  return (
    <section className={styles.hero} style={background} aria-busy={hero.isLoading}>
      <Tagline />
      {hero.isLoading ? (
        <div className={styles.waiting}>
          <Spinner label={intl.formatMessage({ id: 'hero.loading' })} />
        </div>
      ) : (
        <>
          <LeftCard {...hero.left} hasImage={hasImage} onRest={setIsResting} />
          {hasRoom && hasImage && (
            <HeroImage className={styles.center} src={hero.centerImage} width={520} height={640} />
          )}
          {!isResting && <RightCard {...hero.right} hasImage={hasImage} />}
        </>
      )}
    </section>
  );
}

/** It is in the chunk of the part below the games, which comes with a signed-in player anyway. */
const PlayerOffer = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "promotions" */ './promotions/Promotions')).PlayerOffer,
}));

/** Narrower than the mixin `medium`: the cards are half as wide there. */
const PHONE = '(width < 40em)';

/** A decorative picture; the background shows when it fails. */
export function HeroImage({ src, ...image }: Pick<ComponentProps<'img'>, 'className' | 'src' | 'width' | 'height'>) {
  const { hasFailed, onError, watchEarly } = usePicture(src);
  if (hasFailed) return null;
  const avif = avifOf(src);
  const phoneAvif = avif && phoneAvifOf(avif);
  return (
    <picture className={styles.picture}>
      {phoneAvif && <source media={PHONE} type="image/avif" srcSet={phoneAvif} />}
      {avif && <source type="image/avif" srcSet={avif} />}
      <img {...image} ref={watchEarly} src={src} alt="" decoding="async" fetchPriority="high" onError={onError} />
    </picture>
  );
}

/** Until it is known who is here, and what a player may have, it is its picture alone, so that nothing wrong is read. */
function LeftCard({ title, bonus, button, image, hasImage, onRest }: HeroCard<'left'> & Pick<OfferProps, 'onRest'>) {
  const isVisitor = useSelector(selectIsVisitor);
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <article className={styles.left}>
      {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
      <div className={styles.words} {...useForVisitors()}>
        {isVisitor && (
          <>
            <h2>{title}</h2>
            <p className={styles.figure}>{bonus}</p>
            <JoinButton>{button}</JoinButton>
          </>
        )}
        {isSignedIn && (
          <ErrorBoundary fallback={null}>
            <PlayerOffer title={title} bonus={bonus} figureClass={styles.figure} onRest={onRest} />
          </ErrorBoundary>
        )}
      </div>
    </article>
  );
}

function JoinButton({ children }: { children: string }) {
  const join = useJoin();
  return useSettings().allowRegistration && <Button onClick={join}>{children}</Button>;
}

const RightCard = ({ title, subtitle, highlight, image, hasImage }: HeroCard<'right'>) => (
  <article className={styles.right}>
    {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <p className={styles.figure}>{highlight}</p>
    </div>
  </article>
);

/** A CSS gradient only: operator text must not become another CSS value. */
const GRADIENT = /^(?:linear|radial|conic)-gradient\((?!.*(?:url|image|set)\()[^;{}]*\)$/i;

const gradientOf = ({ backgroundGradient }: Partial<HeroContent>) =>
  backgroundGradient && GRADIENT.test(backgroundGradient) ? backgroundGradient : undefined;

/** The first hero item, with our defaults for missing fields (docs/product.md, Home). */
function useHero() {
  const intl = useIntl();
  const { data, isLoading } = useGetHeroQuery();
  const hero: Partial<HeroContent> = data?.[0] ?? {};
  const text = (id: string, ...own: (string | undefined)[]) => own.find(Boolean) ?? intl.formatMessage({ id });
  const image = (file: string, own: string | undefined) => own ?? `/images/hero/${file}.webp`;
  return {
    isLoading,
    background: gradientOf(hero),
    centerImage: image('center', hero.centerImageUrl),
    left: {
      title: text('hero.leftTitle', hero.leftCardTitle, hero.title),
      bonus: text('hero.leftBonus', hero.leftCardBonus, hero.subtitle),
      button: text('hero.leftButton', hero.leftCardButtonText, hero.buttonText),
      image: image('left', hero.leftCardImageUrl),
    },
    right: {
      title: text('hero.rightTitle', hero.rightCardTitle),
      subtitle: text('hero.rightSubtitle', hero.rightCardSubtitle),
      highlight: text('hero.rightHighlight', hero.rightCardHighlight),
      image: image('right', hero.rightCardImageUrl),
    },
  };
}

type HeroCard<TSide extends 'left' | 'right'> = ReturnType<typeof useHero>[TSide] & { hasImage: boolean };

/** A player is not asked to join. */
const Tagline = () => (
  <h1 className={styles.tagline} tabIndex={-1} {...useForVisitors()}>
    {t(useSelector(selectIsVisitor) ? 'home.welcome' : 'home.greeting')}
  </h1>
);
