import type { CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { selectIsVisitor } from '@/features/auth';
import { selectIsDataSaver } from '@/features/ui';
import { Spinner } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import { t, useIntl } from '@/shared/i18n';
import styles from './Hero.module.scss';
import { LeftCard, RightCard } from './HeroCards';
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
