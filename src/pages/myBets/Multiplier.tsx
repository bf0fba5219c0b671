import { FormattedNumber } from 'react-intl';

/** Such as 1.50×. */
export const Multiplier = ({ value }: { value: number }) => (
  <>
    <FormattedNumber value={value} minimumFractionDigits={2} maximumFractionDigits={2} />×
  </>
);
