import type { ComponentProps } from 'react';
import { useIntl } from '@/shared/i18n';
import { BoxedInput } from '../frame/AmountField';
import styles from './PhoneField.module.scss';

/** `missing`: message id of the error. */
export function PhoneField({
  missing,
  ...field
}: Omit<ComponentProps<typeof BoxedInput>, 'error'> & { missing?: string | null }) {
  const intl = useIntl();
  return (
    <BoxedInput
      className={styles.phone}
      type="tel"
      autoComplete="tel"
      placeholder="0712 345 678"
      maxLength={24}
      error={missing && intl.formatMessage({ id: missing })}
      {...field}
    />
  );
}
