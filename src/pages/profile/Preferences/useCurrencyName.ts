import type { CurrencyCode } from '@contract/userChoices.ts';
import { useIntl } from 'react-intl';

/** Such as `KES · Kenyan Shilling`, in the language of the page. */
export function useCurrencyName(): (code: CurrencyCode) => string {
  const intl = useIntl();
  return (code) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' }) ?? code}`;
}
