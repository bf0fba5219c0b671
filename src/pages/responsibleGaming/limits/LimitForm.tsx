import { minorOfText } from '@contract/money.ts';
import { type DepositLimit, LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import { type FormEvent, useState } from 'react';
import { useSetLimitMutation } from '@/features/saferPlay';
import { useAccountCurrency } from '@/features/wallet';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import { SaveError } from '@/shared/form';
import { AmountInput } from './AmountInput';
import { type Effect, effectOf } from './limitChange';
import styles from './Limits.module.scss';

interface Props {
  limit: DepositLimit;
  kesPerUsd: number | undefined;
  onDone: (isSaved: boolean) => void;
}

/** A new amount for a limit, in the account's currency, and when it will apply. */
export function LimitForm({ limit, kesPerUsd, onDone }: Props) {
  const [setLimit, { isLoading, error }] = useSetLimitMutation();
  const [plain, setPlain] = useState('');
  const currency = useAccountCurrency();
  const [isTried, setIsTried] = useState(false);
  const wish: Money = { amountMinor: minorOfText(plain), currency };
  const effect = effectOf(limit, wish, kesPerUsd);
  const problem = problemOf(wish, effect);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (problem || isLoading) return;
    const saved = await setLimit({ period: limit.period, amount: wish.amountMinor / 100, currency });
    if (saved.data) onDone(true);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <AmountInput currency={currency} value={plain} error={isTried ? problem : null} onType={setPlain} />
      <p className={styles.effect} aria-live="polite">
        {!problem && <EffectText effect={effect} />}
      </p>
      <SaveError error={isLoading ? undefined : error} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isLoading}>
          {t(isLoading ? 'form.saving' : 'form.save')}
        </Button>
        <Button variant="ghost" onClick={() => onDone(false)}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function EffectText({ effect }: { effect: Effect }) {
  if (effect === 'later') return t('responsible.effect.later', { hours: LIMIT_INCREASE_HOURS });
  return t(effect === 'keeps' ? 'responsible.effect.keeps' : 'responsible.effect.now');
}

function problemOf(wish: Money, effect: Effect): string | null {
  if (wish.amountMinor === 0) return 'responsible.error.noAmount';
  return effect === 'none' ? 'responsible.error.same' : null;
}
