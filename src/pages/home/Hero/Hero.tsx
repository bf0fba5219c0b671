import type { CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor, selectIsSignedIn, useJoin } from '@/features/auth';
import { useSettings } from '@/features/content';
import { selectIsDataSaver } from '@/features/ui';
import { Button, ErrorBoundary, Spinner } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import { PlayerOffer } from '../promotionsPart';
import styles from './Hero.module.scss';
import { HeroImage } from './HeroImage';
import { useHero } from './useHero';

/** The banner of home: the welcome pack left, fast withdrawals right, the host between them. */
export function Hero() {
  const intl = useIntl();
  const isDataSaver = useSelector(selectIsDataSaver);
  /** Phones have no space for the host, and do not download it. */
  const hasRoom = useMediaQuery('(width >= 640px)');
  const hero = useHero();
  const background = hero.background ? ({ '--hero-background': hero.background } as CSSProperties) : undefined;
  return (
    <section className={styles.hero} style={background} aria-busy={hero.isLoading}>
      <Tagline />
      {hero.isLoading ? (
        <div className={styles.waiting}>
          <Spinner label={intl.formatMessage({ id: 'hero.loading' })} />
        </div>
      ) : (
        <>
          <LeftCard {...hero.left} hasImage={!isDataSaver} />
          {hasRoom && !isDataSaver && (
            <HeroImage className={styles.center} src={hero.centerImage} width={520} height={640} />
          )}
          <RightCard {...hero.right} hasImage={!isDataSaver} />
        </>
      )}
    </section>
  );
}

/** A player is not asked to join. */
function Tagline() {
  const isVisitor = useSelector(selectIsVisitor);
  return (
    <h1 className={styles.tagline} tabIndex={-1}>
      {t(isVisitor ? 'home.welcome' : 'home.greeting')}
    </h1>
  );
}

interface LeftCardProps {
  title: string;
  bonus: string;
  button: string;
  image: string;
  hasImage: boolean;
}

function LeftCard({ title, bonus, button, image, hasImage }: LeftCardProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const words = (
    <>
      <h2>{title}</h2>
      <p className={styles.figure}>{bonus}</p>
    </>
  );
  return (
    <article className={styles.left}>
      {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
      <div className={styles.words}>
        {isSignedIn ? (
          <ErrorBoundary fallback={words} waiting={words}>
            <PlayerOffer title={title} bonus={bonus} figureClass={styles.figure} />
          </ErrorBoundary>
        ) : (
          words
        )}
        <JoinButton>{button}</JoinButton>
      </div>
    </article>
  );
}

function JoinButton({ children }: { children: string }) {
  const join = useJoin();
  const isVisitor = useSelector(selectIsVisitor);
  const { allowRegistration } = useSettings();
  return allowRegistration && isVisitor && <Button onClick={join}>{children}</Button>;
}

interface RightCardProps {
  title: string;
  subtitle: string;
  highlight: string;
  image: string;
  hasImage: boolean;
}

const RightCard = ({ title, subtitle, highlight, image, hasImage }: RightCardProps) => (
  <article className={styles.right}>
    {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <p className={styles.figure}>{highlight}</p>
    </div>
  </article>
);
