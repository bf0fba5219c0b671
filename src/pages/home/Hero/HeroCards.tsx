import { useSelector } from 'react-redux';
import { selectIsSignedIn, selectIsVisitor, useJoin } from '@/features/auth';
import { useSettings } from '@/features/ui';
import { Button, ErrorBoundary } from '@/shared/components';
import { PlayerOffer } from '../promotionsPart';
import styles from './HeroCards.module.scss';
import { HeroImage } from './HeroImage';

interface LeftCardProps {
  title: string;
  bonus: string;
  button: string;
  image: string;
  hasImage: boolean;
}

/** The welcome pack, or the player's own offer. */
export function LeftCard({ title, bonus, button, image, hasImage }: LeftCardProps) {
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

/** Fast withdrawals. */
export const RightCard = ({ title, subtitle, highlight, image, hasImage }: RightCardProps) => (
  <article className={styles.right}>
    {hasImage && <HeroImage className={styles.cardImage} src={image} width={480} height={360} />}
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{subtitle}</p>
      <p className={styles.figure}>{highlight}</p>
    </div>
  </article>
);
