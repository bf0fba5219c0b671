import type { DepositBonus, WelcomeBonus } from '@contract/depositBonuses.ts';
import { bonusMinorOf, convertMinor, decimalOf, reachesBonus } from '@contract/money.ts';
import { Amount, type Money, shillings } from '@/shared/money';
import { t } from '@/shared/i18n';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ShownUnavailability } from '@contract/bonuses.ts';
import { timesOf, wageredMinorOf } from '@contract/bonusTerms.ts';
import type { Left } from '@/features/saferPlay';
import { CountingNote, UnavailabilityNote, OfferTerms, type WageringExample } from '@/features/rewards';
import { useAccountCurrency, useShownMoney } from '../../shownMoney';
import styles from './BonusChoices.module.scss';

/**
 * The gift of a bonus, computed by the same rule as on the server. `kesPerUsd` is the present rate; the rate at the completion
 * counts. `own` is the account's currency.
 */
export function bonusGift(
  bonus: Parameters<typeof bonusMinorOf>[0] & Pick<DepositBonus, 'freeSpins' | 'wagering'>,
  { amountMinor, currency }: Money,
  own: Money['currency'],
  kesPerUsd: number,
) {
  const kesMinor = convertMinor(amountMinor, currency, 'KES', kesPerUsd);
  const isReached = reachesBonus(bonus, kesMinor);
  const cents = bonusMinorOf(bonus, kesMinor, own, kesPerUsd);
  const depositCents = convertMinor(amountMinor, currency, own, kesPerUsd);
  const wagered = wageredMinorOf(bonus, depositCents, own, kesPerUsd);
  return {
    isReached,
    /** These cents go to the bonus account. */
    cents,
    depositCents,
    /** So much is to be staked in all. */
    totalCents: Math.round((wagered + cents) * timesOf(bonus)),
    freeSpins: isReached ? bonus.freeSpins : 0,
  };
}

/** The gift of a typed deposit; null without one, or without a rate. */
function giftOf(bonus: DepositBonus, { deposit, kesPerUsd }: Typed, own: Money['currency']) {
  const isKnown = kesPerUsd > 0 || (own === 'KES' && deposit?.currency === 'KES');
  return deposit && isKnown ? bonusGift(bonus, deposit, own, kesPerUsd) : null;
}

/** "You get Ksh 375 bonus + 25 spins" for this deposit, or what is missing. Empty without a rate. */
export function GiftText({ bonus, ...typed }: GiftProps) {
  const shown = useShownMoney();
  const own = useAccountCurrency();
  const gift = giftOf(bonus, typed, own);
  if (!gift || !shown) return null;
  const { isReached, cents, freeSpins, totalCents } = gift;
  if (!isReached) {
    const least = <Amount key="least" money={shillings(bonus.minDeposit)} />;
    return t('deposit.bonusNotReached', { least });
  }
  const total = <Amount key="total" money={shown(decimalOf(totalCents), own)} />;
  if (cents === 0)
    return (
      <>
        {t('deposit.youGetSpins', { total, count: freeSpins })}
        <CountingNote className={styles.counting} contribution={bonus.contribution} />
      </>
    );
  const amount = <Amount key="amount" money={shown(decimalOf(cents), own)} />;
  return t('deposit.youGet', { amount, count: freeSpins });
}

type Typed = Pick<BonusChoicesProps, 'deposit' | 'kesPerUsd'>;

export type GiftProps = Typed & { bonus: DepositBonus };

interface ChoiceProps extends Pick<BonusChoicesProps, 'isDisabled'> {
  bonus: DepositBonus;
  isChosen: boolean;
  /** It cannot be chosen now; a chosen one can be given back. */
  unavailability?: ShownUnavailability | undefined;
  onToggle: () => void;
  /** An option with more to say is written as one running line, because the foot of the form has little room. */
  more?: ReactNode;
  /** Said in place of its terms. */
  short?: ReactNode;
}

export const BonusOption = ({ bonus, isChosen, unavailability, isDisabled, onToggle, more, short }: ChoiceProps) => (
  <button
    type="button"
    className={clsx(styles.option, isChosen && styles.chosen, more && styles.slim)}
    aria-pressed={isChosen}
    disabled={isDisabled || (unavailability !== undefined && !isChosen)}
    onClick={onToggle}
  >
    <span className={styles.mark} aria-hidden="true" />
    <span className={styles.words}>
      <span className={styles.title}>{bonus.title}</span>
      <span className={styles.terms}>
        {more && !short && <Gain {...bonus} />}
        {short || <Terms bonus={bonus} />}
        {more}
      </span>
      {unavailability && (
        <span className={styles.hindered}>
          <UnavailabilityNote unavailability={unavailability} />
        </span>
      )}
    </span>
  </button>
);

/** The most of an option in a line, for the foot of a window that has no room for all; a screen reader reads all of it anyway. */
const Gain = ({ bonusPercentage, extraKes, freeSpins }: DepositBonus) => (
  <span className={styles.gain} aria-hidden="true">
    {bonusPercentage > 0
      ? t('deposit.bonusShare', { percentage: bonusPercentage })
      : t('deposit.bonusSpins', { count: freeSpins })}
    {bonusPercentage > 0 && extraKes > 0 && ' '}
    {extraKes > 0 && t('deposit.bonusExtra', { extra: <Amount key="extra" money={shillings(extraKes)} /> })}
  </span>
);

/** Percentage, extra, minimum and maximum in KES, free spins; zero values are left out. */
const Terms = ({
  bonus: { bonusPercentage, maxBonus, extraKes, minDeposit, freeSpins },
}: Pick<ChoiceProps, 'bonus'>) => (
  <>
    {(bonusPercentage > 0 || extraKes > 0) && (
      <span>
        {bonusPercentage > 0 &&
          (maxBonus
            ? t('deposit.bonusUpTo', {
                percentage: bonusPercentage,
                most: <Amount key="most" money={shillings(maxBonus)} />,
              })
            : t('deposit.bonusShare', { percentage: bonusPercentage }))}
        {bonusPercentage > 0 && extraKes > 0 && ' '}
        {extraKes > 0 && t('deposit.bonusExtra', { extra: <Amount key="extra" money={shillings(extraKes)} /> })}
      </span>
    )}
    {freeSpins > 0 && <span>{t('deposit.bonusSpins', { count: freeSpins })}</span>}
    {minDeposit > 0 && (
      <span>{t('deposit.bonusFrom', { least: <Amount key="least" money={shillings(minDeposit)} /> })}</span>
    )}
  </>
);

/** Returns what is to be wagered for the typed amount. Undefined without an amount that reaches the bonus, or a rate. */
function useExample(bonus: DepositBonus, typed: Typed): WageringExample | undefined {
  const shown = useShownMoney();
  const own = useAccountCurrency();
  const gift = giftOf(bonus, typed, own);
  if (!gift?.isReached || !shown) return undefined;
  const { cents, depositCents, totalCents } = gift;
  const said = (minor: number) => shown(decimalOf(minor), own);
  return { deposit: said(depositCents), bonus: said(cents), total: said(totalCents) };
}

export function ChosenTerms({ bonus, ...typed }: GiftProps) {
  const example = useExample(bonus, typed);
  const shown = useShownMoney({ hasShillings: true });
  return shown && <OfferTerms bonus={bonus} example={example} money={(kes) => shown(kes, 'KES')} />;
}

export interface BonusChoicesProps {
  bonuses: readonly DepositBonus[];
  /** The bonuses that cannot be chosen now, with the reason. */
  hindered: readonly ShownUnavailability[];
  chosenId: string | undefined;
  deposit: Money | null;
  kesPerUsd: number;
  left: Left | null;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}

/** The step of the welcome pack for the next deposit. By the server's rule a deposit without it misses it for good. */
const isStep = (bonus: DepositBonus | WelcomeBonus): bonus is WelcomeBonus => 'order' in bonus;

interface OptionsProps extends BonusChoicesProps {
  step?: WelcomeBonus | undefined;
}

const isOpenIn = (hindered: BonusChoicesProps['hindered'], { id }: DepositBonus): boolean =>
  !hindered.some(({ bonusId }) => bonusId === id);

/** Bonuses that cannot be chosen now are folded away, with the time they open. */
export function BonusChoices({ bonuses, ...choosing }: BonusChoicesProps) {
  const isNow = (bonus: DepositBonus) => bonus.id === choosing.chosenId || isOpenIn(choosing.hindered, bonus);
  const now = bonuses.filter(isNow);
  const later = bonuses.filter((bonus) => !isNow(bonus));
  const chosen = now.find(({ id }) => id === choosing.chosenId);
  return (
    <>
      <Options bonuses={now} step={now.find(isStep)} {...choosing} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{t('deposit.bonusesLater', { count: later.length })}</summary>
          <Options bonuses={later} {...choosing} />
        </details>
      )}
      {now.some(({ freeSpins }) => freeSpins > 0) && <p className={styles.note}>{t('deposit.spinsNote')}</p>}
      {chosen && (
        <div className={styles.chosenTerms}>
          <h3 className={styles.title}>{chosen.title}</h3>
          <ChosenTerms bonus={chosen} deposit={choosing.deposit} kesPerUsd={choosing.kesPerUsd} />
        </div>
      )}
    </>
  );
}

const spinsAlone = ({ freeSpins, bonusPercentage, extraKes }: WelcomeBonus): number =>
  bonusPercentage > 0 || extraKes > 0 ? 0 : freeSpins;

/** The step of the welcome pack that comes with this deposit only, above the button. It is never chosen for a player, nor offered beyond the own limit. */
export function NextStep({ bonuses, hindered, chosenId, left, isDisabled, onToggle, ...typed }: BonusChoicesProps) {
  const own = useAccountCurrency();
  const step = bonuses.filter(isStep).find((each) => isOpenIn(hindered, each));
  if (!step || (chosenId !== undefined && chosenId !== step.id)) return null;
  const isBelow = (deposit: Money | null) =>
    chosenId === undefined && giftOf(step, { ...typed, deposit }, own)?.isReached === false;
  if (left && isBelow(left.money)) return null;
  const least = <Amount key="least" money={shillings(step.minDeposit)} />;
  return (
    <BonusOption
      bonus={step}
      isChosen={step.id === chosenId}
      isDisabled={isDisabled}
      onToggle={() => onToggle(step.id)}
      more={<span>{t('deposit.stepOnly')}</span>}
      short={isBelow(typed.deposit) && <span>{t('deposit.stepShort', { least, count: spinsAlone(step) })}</span>}
    />
  );
}

const Skipped = ({ step }: { step: WelcomeBonus }) => (
  <p role="alert" className={styles.skipped}>
    {t('deposit.bonusSkips', { order: step.order, count: spinsAlone(step) })}
  </p>
);

const Options = ({ bonuses, step, hindered, chosenId, isDisabled, onToggle }: OptionsProps) => (
  <ul className={styles.list}>
    {bonuses.map((bonus) => (
      <li key={bonus.id}>
        <BonusOption
          bonus={bonus}
          unavailability={hindered.find(({ bonusId }) => bonusId === bonus.id)}
          isChosen={bonus.id === chosenId}
          isDisabled={isDisabled}
          onToggle={() => onToggle(bonus.id)}
        />
        {bonus.id === chosenId && step && step !== bonus && <Skipped step={step} />}
      </li>
    ))}
  </ul>
);
