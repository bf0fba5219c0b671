import { decimalOf, minorOfText } from '@contract/money.ts';
import { LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import clsx from 'clsx';
import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useGetWalletTermsQuery } from '@/features/wallet';
import { Button } from '@/shared/components';
import { Field, SaveError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { type Money, moneyOf } from '@/shared/money';
import type { LimitUnit, Saving, ShownLimit } from './LimitFigures';
import styles from './Limits.module.scss';

interface LimitFormProps {
  limit: ShownLimit;
  unit: LimitUnit;
  saving: Saving;
  onDone: (isSaved: boolean) => void;
}

/** A new amount for a limit, and when it will apply. Minutes are compared like an amount. */
export function LimitForm({ limit, unit, saving: { save, isSaving, error }, onDone }: LimitFormProps) {
  const kesPerUsd = useGetWalletTermsQuery().data?.kesPerUsd || undefined;
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

/** The typed digits and the dot; at most nine digits, and two decimals. An amount stays a text, so that no float is used. */
export function plainAmount(text: string, hasCents: boolean): string {
  const [digits = '', ...rest] = text.replace(hasCents ? /[^\d.]/g : /\D/g, '').split('.');
  const tidy = digits.replace(/^0+(?=\d)/, '').slice(0, 9);
  return rest.length === 0 ? tidy : `${tidy}.${rest.join('').slice(0, 2)}`;
}

/** `1250000.5` is `1,250,000.5`, in both languages of the site. */
export function groupAmount(plain: string): string {
  const [digits = '', ...decimals] = plain.split('.');
  return [digits.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** The caret in the grouped text: after the same number of digits as before. */
export function caretIn(grouped: string, typed: string, caret: number): number {
  const behind = typed.slice(caret).replace(/[^\d.]/g, '').length;
  let at = grouped.length;
  for (let seen = 0; at > 0 && seen < behind; at -= 1) if (grouped.charAt(at - 1) !== ',') seen += 1;
  return at;
}

const SIGNS: Partial<Record<LimitUnit, string>> = { KES: 'Ksh', USD: 'US$' };

interface AmountInputProps {
  unit: LimitUnit;
  /** Digits and a dot. */
  value: string;
  error: string | null;
  onType: (plain: string) => void;
}

function AmountInput({ unit, value, error, onType }: AmountInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const plain = plainAmount(target.value, unit === 'USD');
    caret.current = caretIn(groupAmount(plain), target.value, target.selectionEnd ?? target.value.length);
    onType(plain);
  };

  return (
    <Field
      className={styles.field}
      labelClass={styles.label}
      label={t(unit === 'minutes' ? 'responsible.newMinutes' : 'responsible.amount')}
      error={error && t(error)}
    >
      {(field) => (
        <div className={clsx(styles.box, error && styles.invalid)}>
          <span className={styles.unit} aria-hidden="true">
            {SIGNS[unit] ?? t('responsible.minutesSign')}
          </span>
          <input
            {...field}
            ref={input}
            type="text"
            inputMode={unit === 'USD' ? 'decimal' : 'numeric'}
            autoComplete="off"
            placeholder="0"
            value={groupAmount(value)}
            onChange={type}
          />
        </div>
      )}
    </Field>
  );
}

/** The effect of a change: nothing, at once, keeping the limit and dropping a waiting change, or after 24 hours. */
type Effect = 'none' | 'now' | 'keeps' | 'later';

/** Without a rate two currencies cannot be compared, so the change counts as looser. */
function isLooser(wish: Money, present: Money, kesPerUsd: number | undefined): boolean {
  if (wish.currency === present.currency) return wish.amountMinor > present.amountMinor;
  const worthKes = ({ amountMinor, currency }: Money) => amountMinor * (currency === 'KES' ? 1 : (kesPerUsd ?? 0));
  return kesPerUsd === undefined || worthKes(wish) > worthKes(present);
}

const isSame = (one: Money, other: Money): boolean =>
  one.amountMinor === other.amountMinor && one.currency === other.currency;

/** `wish`: `null` to remove the limit; `kesPerUsd`: the present rate, if known. The server decides. */
export function effectOf(limit: ShownLimit, wish: Money | null, kesPerUsd: number | undefined): Effect {
  if (limit.amount === undefined) return wish ? 'now' : 'none';
  if (!wish) return 'later';
  const present = moneyOf(limit.amount, limit.currency);
  if (isSame(wish, present)) return limit.next ? 'keeps' : 'none';
  return isLooser(wish, present, kesPerUsd) ? 'later' : 'now';
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
