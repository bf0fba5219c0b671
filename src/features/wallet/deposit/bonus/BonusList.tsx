import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary, Icon, PathIcon } from '@/shared/components';
import { CHEVRON_DOWN, CHEVRON_UP } from '@/shared/components/singlePaths';
import { t } from '@/shared/i18n';
import { preloadablePart } from '@/shared/lazyPart';
import { useOfferedBonuses } from '@/features/rewards';
import styles from './BonusList.module.scss';

const load = () => import(/* webpackChunkName: "bonus-terms" */ './BonusChoices');
const choices = preloadablePart(load);
const gift = preloadablePart(async () => ({ default: (await load()).GiftLine }));
const step = preloadablePart(async () => ({ default: (await load()).StepChoice }));

const preload = () => Promise.all([choices, gift, step].map((part) => part.preload()));

/** True when the offers and their chunk are here or have failed: a form that grows later moves its button away under a finger. */
export function useAreOffersKnown(): boolean {
  const { bonuses, isAwaited } = useOfferedBonuses();
  const isAny = bonuses.length > 0;
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const end = () => setIsLoaded(true);
    if (isAny) void preload().then(end, end);
  }, [isAny]);
  return !isAwaited && (isLoaded || !isAny);
}

/** Says in the same chunk what the deposit gets with its bonus. */
export const Gift = (props: ComponentProps<typeof gift.Part>) => (
  <ErrorBoundary>
    <gift.Part {...props} />
  </ErrorBoundary>
);

type Choosing = Omit<ComponentProps<typeof choices.Part>, 'isFolded'>;

/** The next step of the welcome pack for this deposit, which is added by a press; in the same chunk. */
export const Step = (props: Choosing) =>
  props.bonuses.length > 0 && (
    <ErrorBoundary>
      <step.Part {...props} />
    </ErrorBoundary>
  );

interface Props extends Choosing {
  isWaiting: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The choices are in their own chunk. */
export function BonusList({ isWaiting, isOpen, onOpen, ...choosing }: Props) {
  const { bonuses, hindered, chosenId } = choosing;
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const isAny = bonuses.length > 0;
  const open = bonuses.filter(({ id: bonusId }) => !hindered.some((closed) => closed.bonusId === bonusId));
  const isGone = chosenId !== undefined && !isWaiting && !open.some(({ id: bonusId }) => bonusId === chosenId);
  /** The page scrolls so that an opened part is in view, as far as there is room. */
  const toggle = () => {
    flushSync(() => onOpen(!isOpen));
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section ref={place} className={styles.bonuses}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon name="gift" size={20} />
        <span className={styles.heading}>{t('deposit.bonuses')}</span>
        <span className={styles.count}>{open.length}</span>
        <PathIcon path={isOpen ? CHEVRON_UP : CHEVRON_DOWN} size={18} />
      </button>
      <div id={id}>
        <p role="status" className={isGone ? styles.note : undefined}>
          {isGone && t('deposit.bonusGone')}
        </p>
        {isOpen && open.length === 0 && !isWaiting && <p className={styles.none}>{t('deposit.noBonuses')}</p>}
        {isAny && (
          <ErrorBoundary>
            <choices.Part {...choosing} isFolded={!isOpen} />
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
