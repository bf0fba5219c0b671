import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOfferedBonuses } from '@/features/rewards';
import { ErrorBoundary, Icon, PathIcon } from '@/shared/components';
import { CHEVRON_DOWN, CHEVRON_UP } from '@/shared/components/singlePaths';
import { t } from '@/shared/i18n';
import { lazyPart, preloadablePart } from '@/shared/lazyPart';
import styles from './BonusList.module.scss';

const load = () => import(/* webpackChunkName: "bonus-terms" */ './BonusChoices');
const choices = preloadablePart(load);
const GiftLine = lazyPart(async () => ({ default: (await load()).GiftLine }));

/** Says in the same chunk what the deposit gets with its bonus. */
export const Gift = (props: ComponentProps<typeof GiftLine>) => (
  <ErrorBoundary>
    <GiftLine {...props} />
  </ErrorBoundary>
);

type Props = Omit<ComponentProps<typeof choices.Part>, 'bonuses' | 'hindered' | 'isFolded'>;

/** Closed at first, unless a bonus is chosen; closed, it still offers the next step of the welcome pack. Loaded each time the modal opens; its choices in their own chunk. */
export function BonusList({ chosenId, ...choosing }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(chosenId !== undefined);
  const { bonuses, hindered, isWaiting } = useOfferedBonuses({ isFresh: true });
  const isHindered = hindered.some(({ bonusId }) => bonusId === chosenId);
  const isGone = chosenId !== undefined && !isWaiting && (isHindered || !bonuses.some(({ id }) => id === chosenId));
  const isAny = bonuses.length > 0;
  const open = bonuses.filter(({ id: bonusId }) => !hindered.some((closed) => closed.bonusId === bonusId));
  /** The page scrolls so that an opened part is in view, as far as there is room. */
  const toggle = () => {
    flushSync(() => setIsOpen(!isOpen));
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    if (isAny) choices.preload().catch(() => undefined);
  }, [isAny]);
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
            <choices.Part {...choosing} {...{ bonuses, hindered, chosenId, isFolded: !isOpen }} />
          </ErrorBoundary>
        )}
      </div>
    </section>
  );
}
