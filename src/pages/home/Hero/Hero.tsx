import { type CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectAuthStatus } from '@/features/auth';
import { useJoin, useSettings } from '@/features/content';
import { selectIsDataSaver } from '@/features/ui';
import { Button, Spinner } from '@/shared/components';
import { useMediaQuery } from '@/shared/hooks';
import styles from './Hero.module.scss';
import { HeroImage } from './HeroImage';
import { useHero } from './useHero';

/** The banner of home: the welcome pack on the left, fast cashouts on the right, the host between them. */
export function Hero() {
  const intl = useIntl();
  const isDataSaver = useSelector(selectIsDataSaver);
  /** Phones have no room for the host, and do not download it. */
  const hasRoom = useMediaQuery('(width >= 640px)');
  const hero = useHero();
  if (hero.isLoading) {
    return (
      <section className={styles.hero} aria-busy="true">
        <h1 className={styles.tagline} tabIndex={-1}>
          <FormattedMessage id="home.welcome" />
        </h1>
        <div className={styles.waiting}>
          <Spinner label={intl.formatMessage({ id: 'hero.loading' })} />
        </div>
      </section>
    );
  }
  const background = hero.background ? ({ '--hero-background': hero.background } as CSSProperties) : undefined;
  return (
    <section className={styles.hero} style={background}>
      <h1 className={styles.tagline} tabIndex={-1}>
        <FormattedMessage id="home.welcome" />
      </h1>
      <LeftCard {...hero.left} hasImage={!isDataSaver} />
      {hasRoom && !isDataSaver && (
        <HeroImage className={styles.center} src={hero.centerImage} width={520} height={640} />
      )}
      <RightCard {...hero.right} hasImage={!isDataSaver} />
    </section>
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
  const join = useJoin();
  const isVisitor = useSelector(selectAuthStatus) === 'visitor';
  const { allowRegistration } = useSettings();
  return (
    <article className={styles.left}>
      {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.figure}>{bonus}</p>
        {allowRegistration && isVisitor && <Button onClick={join}>{button}</Button>}
      </div>
    </article>
  );
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
