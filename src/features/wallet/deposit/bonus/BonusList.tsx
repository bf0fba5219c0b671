import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon, PathIcon } from '@/shared/components';
import { CHEVRON_DOWN, CHEVRON_UP } from '@/shared/components/singlePaths';
import { t, withMessages } from '@/shared/i18n';
import { BonusChoices, type BonusChoicesProps, ChosenTerms, type GiftProps, GiftText, NextStep } from './BonusChoices';
import messages from './messages';
import styles from './BonusList.module.scss';

interface Props extends BonusChoicesProps {
  isWaiting: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

function BonusList({ isWaiting, isOpen, onOpen, ...choosing }: Props) {
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
        {isAny && isOpen && <BonusChoices {...choosing} />}
      </div>
    </section>
  );
}

type PartProps =
  ({ shows: 'list' } & Props) | ({ shows: 'gift' | 'terms' } & GiftProps) | ({ shows: 'step' } & BonusChoicesProps);

/** Shows one of the parts that the form of a deposit has for bonuses. */
function BonusPart(props: PartProps) {
  if (props.shows === 'list') return <BonusList {...props} />;
  if (props.shows === 'step') return <NextStep {...props} />;
  return props.shows === 'gift' ? <GiftText {...props} /> : <ChosenTerms {...props} />;
}

export default withMessages(messages, BonusPart);
