import type { ComponentProps } from 'react';
import { saveErrorId, SelectField } from '@/shared/form';
import { t } from '@/shared/i18n';
import { SaveStatus } from '../card/SaveStatus';
import styles from './Preferences.module.scss';

interface Props<TValue extends string> extends ComponentProps<typeof SelectField<TValue>> {
  /** `refusal`: message id for an error that another try does not mend. */
  status: { isSaving: boolean; isSaved: boolean; error: unknown; refusal?: string | undefined };
}

/** A choice that is saved at once, with the result of saving below. */
export function ChoiceSelect<TValue extends string>({ hint, status, ...select }: Props<TValue>) {
  const { isSaving, isSaved, error, refusal } = status;
  return (
    <div className={styles.choice}>
      <SelectField
        {...select}
        className={styles.choice}
        labelClass={styles.label}
        hint={hint && <p className={styles.hint}>{hint}</p>}
        error={!isSaving && error !== undefined && t(refusal ?? saveErrorId(error))}
        isBusy={isSaving}
      />
      <SaveStatus isSaving={isSaving} isSaved={isSaved} error={undefined} />
    </div>
  );
}
