import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { kesToUsdCents } from '@contract/money.ts';
import type { OfferedBonuses } from '@/features/rewards';
import { TOOLS_PAGE } from '@/features/saferPlay';
import { HISTORY_PAGE, modalClosed, PageLink } from '@/features/ui';
import { Button, ErrorBoundary } from '@/shared/components';
import { preloadablePart } from '@/shared/lazyPart';
import { BusyLabel, FieldError, hasKeyboard } from '@/shared/form';
import { useDispatch } from 'react-redux';
import { useAccountCurrency, useDisplayCurrency } from '../shownMoney';
import { t, useIntl } from '@/shared/i18n';
import clsx from 'clsx';
import { Amount, type Money, moneyOf, shillings } from '@/shared/money';
import { moneyTyped } from '../frame/AmountField';
import { amountProblem, DepositAmount, type Problem } from './DepositAmount';
import { isFailureShown, LastFailure, StillOpen } from './DepositStatus';
import type { DepositFlow } from '../depositFlow';
import type { OfferedMethod, Payer } from '../methods/Method';
import type { DepositEditing } from './useDeposit';
import { MethodMark } from '../methods/MethodMark';
import styles from './Deposit.module.scss';

const { Part, preload } = preloadablePart(() => import(/* webpackChunkName: "terms" */ './bonus/BonusList'));

/** True when the part of the bonuses is here or has failed: a form that grows later moves its button away under a finger. */
export function useIsBonusPartLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const end = () => setIsLoaded(true);
    void preload().then(end, end);
  }, []);
  return isLoaded;
}

const BonusPart = (props: ComponentProps<typeof Part>) => (
  <ErrorBoundary>
    <Part {...props} />
  </ErrorBoundary>
);

interface DepositFormProps {
  flow: DepositFlow;
  offered: readonly OfferedMethod[];
  offers: OfferedBonuses;
  kesPerUsd: number;
  editing: DepositEditing;
  payer: Payer;
  onSubmit: () => void;
  onDismiss: () => void;
}

/** Method, amount, fields of the method, and bonus. Errors show after the first try. */
export function DepositForm({
  flow,
  offered,
  offers,
  kesPerUsd,
  editing,
  payer,
  onSubmit,
  onDismiss,
}: DepositFormProps) {
  const intl = useIntl();
  const amountInput = useRef<HTMLInputElement>(null);
  const [isTried, setIsTried] = useState(false);
  useEffect(() => {
    if (hasKeyboard()) amountInput.current?.focus();
  }, []);
  const { draft, bonus, left, chooseMethod, toggleBonus } = editing;
  const { method, amount, bonusId } = draft;
  const [isListOpen, setIsListOpen] = useState(bonusId !== undefined);
  const { missing } = payer;
  const isBusy = flow.step !== 'form';
  const money = moneyTyped(amount, method.currency);
  const problem = amountProblem(method, amount, left);
  const choosing = {
    bonuses: offers.bonuses,
    hindered: offers.hindered,
    chosenId: bonusId,
    deposit: money,
    kesPerUsd,
    left,
    isDisabled: isBusy,
    onToggle: toggleBonus,
  };
  const shown = (wrong: Problem | null) =>
    isTried && wrong ? intl.formatMessage({ id: wrong.id }, wrong.values) : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem) amountInput.current?.focus();
    else if (missing) missing.focus?.();
    else if (!isBusy) onSubmit();
  };
  const choose = (next: OfferedMethod) => {
    setIsTried(false);
    chooseMethod(next);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isFailureShown(flow) && <LastFailure flow={flow} onDismiss={onDismiss} />}
      <MethodTiles offered={offered} chosen={method} isDisabled={isBusy} onChoose={choose} />
      <DepositAmount ref={amountInput} editing={editing} error={shown(problem)} left={left} isDisabled={isBusy} />
      {payer.fields({
        terms: method.terms,
        isTried,
        isDisabled: isBusy,
        refused: flow.step === 'form' ? flow.failure?.reason : '',
      })}
      <FieldError id="deposit-problem">{shown(missing?.focus ? null : missing)}</FieldError>
      <BonusPart shows="list" isWaiting={offers.isWaiting} isOpen={isListOpen} onOpen={setIsListOpen} {...choosing} />
      <DepositFoot
        flow={flow}
        money={money}
        gift={money && bonus && <BonusPart shows="gift" bonus={bonus} deposit={money} kesPerUsd={kesPerUsd} />}
        terms={!isListOpen && bonus && <BonusPart shows="terms" bonus={bonus} deposit={money} kesPerUsd={kesPerUsd} />}
        step={!isListOpen && offers.bonuses.length > 0 && <BonusPart shows="step" {...choosing} />}
        kesPerUsd={kesPerUsd}
      />
    </form>
  );
}

interface MethodTilesProps {
  offered: readonly OfferedMethod[];
  chosen: OfferedMethod;
  isDisabled: boolean;
  onChoose: (method: OfferedMethod) => void;
}

function MethodTiles({ offered, chosen, isDisabled, onChoose }: MethodTilesProps) {
  const name = useId();
  return (
    <fieldset className={styles.methods} disabled={isDisabled}>
      <legend className="visuallyHidden">{t('deposit.title')}</legend>
      {offered.map((method) => (
        <label key={method.id} className={clsx(styles.method, method.id === chosen.id && styles.chosen)}>
          <input type="radio" name={name} checked={method.id === chosen.id} onChange={() => onChoose(method)} />
          <span className={styles.methodIcon}>
            <MethodMark face={method.face} />
          </span>
          <span className={styles.methodName}>{t(`wallet.method.${method.id}`)}</span>
          <span className={styles.methodHint}>
            {t(method.hint, { min: <Amount key="min" money={moneyOf(method.limits.min, method.currency)} /> })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface DepositFootProps extends Pick<DepositFormProps, 'flow' | 'kesPerUsd'> {
  money: Money | null;
  gift: ReactNode;
  step: ReactNode;
  /** They come below the button, which stays where it is. */
  terms: ReactNode;
}

function DepositFoot({ flow, money, gift, step, terms, kesPerUsd }: DepositFootProps) {
  const dispatch = useDispatch();
  const own = useAccountCurrency();
  const leave = () => dispatch(modalClosed('deposit'));
  const isBusy = flow.step === 'sending' || flow.step === 'confirming';
  return (
    <div className={styles.foot}>
      {money?.currency === 'KES' && own === 'USD' && kesPerUsd > 0 && <Credited money={money} kesPerUsd={kesPerUsd} />}
      {flow.step === 'form' && !flow.failure && <StillOpen />}
      <div className={styles.pay}>
        {step}
        <p role="status" className={styles.gift}>
          {gift}
        </p>
        <Button type="submit" size="l" disabled={isBusy}>
          <BusyLabel isBusy={isBusy}>
            <SubmitLabel step={flow.step} money={money} />
          </BusyLabel>
        </Button>
      </div>
      {terms}
      <div className={styles.links}>
        <PageLink page={HISTORY_PAGE} className={styles.link} onOpen={leave}>
          {t('wallet.toHistory')}
        </PageLink>
        <PageLink page={TOOLS_PAGE} className={styles.link} onOpen={leave}>
          {t('deposit.setLimits')}
        </PageLink>
      </div>
    </div>
  );
}

/** Shows what a KES deposit adds to an account in USD: dollars at the rate; the same shillings for a player who counts in shillings. */
function Credited({ money, kesPerUsd }: { money: Money; kesPerUsd: number }) {
  const currency = useDisplayCurrency();
  if (!currency) return null;
  const isSame = currency === 'KES';
  const added: Money = isSame ? money : { amountMinor: kesToUsdCents(money.amountMinor, kesPerUsd), currency };
  return (
    <p className={styles.note}>
      {t(isSame ? 'deposit.creditsSame' : 'deposit.credits', {
        amount: (
          <strong key="amount">
            <Amount money={added} />
          </strong>
        ),
        rate: <Amount key="rate" money={shillings(kesPerUsd)} />,
        one: <Amount key="one" money={moneyOf(1, 'USD')} />,
      })}
    </p>
  );
}

function SubmitLabel({ step, money }: { step: DepositFlow['step']; money: Money | null }) {
  if (step === 'sending') return t('deposit.sending');
  if (step === 'confirming') return t('deposit.confirming');
  if (!money) return t('deposit.submit');
  return t('deposit.submitAmount', { amount: <Amount key="amount" money={money} /> });
}
