import { type ReactNode, useId } from 'react';
import { AnyIcon } from '@/shared/components';
import { t } from '@/shared/i18n';
import { SaveStatus } from '../card/SaveStatus';
import styles from './Preferences.module.scss';

interface Props<TValue extends string> {
  /** Message id. */
  label: string;
  /** The effect of the choice. */
  hint?: ReactNode;
  value: TValue;
  options: readonly { value: TValue; text: string; lang?: string }[];
  status: { isSaving: boolean; isSaved: boolean; error: unknown };
  onChoose: (value: TValue) => void;
}

/** A native select with its label above and the result of saving below. */
export function ChoiceSelect<TValue extends string>({ label, hint, value, options, status, onChoose }: Props<TValue>) {
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option && !status.isSaving) onChoose(option.value);
  };
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {t(label)}
      </label>
      <span className={styles.select}>
        <select
          id={id}
          value={value}
          aria-disabled={status.isSaving}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(({ value: each, text, lang }) => (
            <option key={each} value={each} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <AnyIcon name="chevronDown" size={18} />
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <SaveStatus isSaving={status.isSaving} isSaved={status.isSaved} error={status.error} />
    </div>
  );
}
