import { decimalOf, minorOfText } from '@contract/money.ts';
import { LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '@/shared/components';
import { t } from '@/shared/i18n';
import type { Money } from '@/shared/money';
import { SaveError } from '@/shared/form';
import { AmountInput } from './AmountInput';
import { type Effect, effectOf } from './limitChange';
import styles from './Limits.module.scss';
import type { LimitUnit, Saving, ShownLimit } from './LimitSource';

interface Props {
  limit: ShownLimit;
  /** Of the new amount. */
  unit: LimitUnit;
  kesPerUsd: number | undefined;
  saving: Saving;
  onDone: (isSaved: boolean) => void;
}

/** A new amount for a limit, and when it will apply. Minutes are compared like an amount. */
export function LimitForm({ limit, unit, kesPerUsd, saving: { save, isSaving, error }, onDone }: Props) {
  const [plain, setPlain] = useState('');
  const [isTried, setIsTried] = useState(false);
  const wish: Money = { amountMinor: minorOfText(plain), currency: unit === 'minutes' ? limit.currency : unit };
  const effect = effectOf(limit, wish, kesPerUsd);
  const problem = problemOf(wish, effect, unit);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!problem && !isSaving && (await save(decimalOf(wish.amountMinor)))) onDone(true);
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <AmountInput unit={unit} value={plain} error={isTried ? problem : null} onType={setPlain} />
      <p className={styles.effect} aria-live="polite">
        {!problem && <EffectText effect={effect} />}
      </p>
      <SaveError error={isSaving ? undefined : error} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isSaving}>
          {t(isSaving ? 'form.saving' : 'form.save')}
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

const MINUTES_A_DAY = 1_440;

function problemOf({ amountMinor }: Money, effect: Effect, unit: LimitUnit): string | null {
  if (amountMinor === 0) return 'responsible.error.noAmount';
  if (unit === 'minutes' && decimalOf(amountMinor) > MINUTES_A_DAY) return 'responsible.error.longDay';
  return effect === 'none' ? 'responsible.error.same' : null;
}
