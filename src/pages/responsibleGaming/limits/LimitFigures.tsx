import { type DepositLimit, LIMIT_INCREASE_HOURS } from '@contract/saferPlay.ts';
import { useEffect, useRef } from 'react';
import { Instant } from '@/features/saferPlay';
import { AnyIcon, Button } from '@/shared/components';
import { SaveError } from '@/shared/form';
import { t } from '@/shared/i18n';
import { Amount, moneyOf } from '@/shared/money';
import styles from './Limits.module.scss';

/** A limit counts these. Minutes stand where amounts do. */
export type LimitUnit = 'KES' | 'USD' | 'minutes';

/** A limit with its figures; a deposit limit may be in another currency than the account. */
export type ShownLimit = Omit<DepositLimit, 'period'>;

export interface Saving {
  /** Takes a decimal amount or minutes; `null` ends the limit. Resolves to true when the server accepted it. */
  save: (amount: number | null) => Promise<boolean>;
  isSaving: boolean;
  error: unknown;
}

export function LimitFigures({ limit: { amount, used, left }, unit }: { limit: ShownLimit; unit: LimitUnit }) {
  if (amount === undefined)
    return (
      <div className={styles.figures}>
        <p className={styles.none}>{t('responsible.noLimit')}</p>
        {used > 0 && (
          <p className={styles.effect}>
            {t('responsible.soFar', { amount: <LimitAmount key="amount" value={used} unit={unit} /> })}
          </p>
        )}
      </div>
    );
  return (
    <div className={styles.figures}>
      <p className={styles.amount}>
        <LimitAmount value={amount} unit={unit} />
      </p>
      {left !== undefined && <Usage amount={amount} used={used} left={left} unit={unit} />}
    </div>
  );
}

const LimitAmount = ({ value, unit }: { value: number; unit: LimitUnit }) =>
  unit === 'minutes' ? t('responsible.minutes', { minutes: value }) : <Amount money={moneyOf(value, unit)} />;

function Usage({ amount, used, left, unit }: Record<'amount' | 'used' | 'left', number> & { unit: LimitUnit }) {
  const share = amount > 0 ? Math.min(1, used / amount) : 1;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={share >= 1 ? styles.full : undefined} width={share * 100} height="8" />
      </svg>
      <dl className={styles.usage}>
        {Object.entries({ used, left }).map(([name, sum]) => (
          <div key={name}>
            <dt>{t(`responsible.${name}`)}</dt>
            <dd>
              <LimitAmount value={sum} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface WaitingChangeProps {
  limit: ShownLimit;
  unit: LimitUnit;
  next: NonNullable<ShownLimit['next']>;
  saving: Saving;
}

export function WaitingChange({ limit: { amount: present }, unit, next, saving }: WaitingChangeProps) {
  const { save, isSaving, error } = saving;
  const at = <Instant key="at" at={next.startsAt} />;
  const nextUnit = unit === 'minutes' ? unit : next.currency;
  const keep = () => {
    if (present !== undefined && !isSaving) void save(present);
  };
  return (
    <div className={styles.next}>
      <AnyIcon name="clock" size={20} />
      <div className={styles.nextWords}>
        <p>
          {next.amount === undefined
            ? t('responsible.nextNone', { at })
            : t('responsible.nextLimit', {
                at,
                amount: <LimitAmount key="amount" value={next.amount} unit={nextUnit} />,
              })}
        </p>
        {present !== undefined && (
          <Button variant="quiet" aria-disabled={isSaving} onClick={keep}>
            {t('responsible.keepPresent')}
          </Button>
        )}
        <SaveError error={isSaving ? undefined : error} />
      </div>
    </div>
  );
}

/** Asks before a limit is removed, which applies only after 24 hours. */
export function EndLimit({ saving, onDone }: { saving: Saving; onDone: (isSaved: boolean) => void }) {
  const { save, isSaving, error } = saving;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const end = async () => {
    if (!isSaving && (await save(null))) onDone(true);
  };
  return (
    <div className={styles.form}>
      <p className={styles.effect}>{t('responsible.endLimitText', { hours: LIMIT_INCREASE_HOURS })}</p>
      <SaveError error={isSaving ? undefined : error} />
      <div className={styles.actions}>
        <Button ref={keep} onClick={() => onDone(false)}>
          {t('responsible.keepLimit')}
        </Button>
        <Button variant="ghost" aria-disabled={isSaving} onClick={() => void end()}>
          {t('responsible.endLimit')}
        </Button>
      </div>
    </div>
  );
}
