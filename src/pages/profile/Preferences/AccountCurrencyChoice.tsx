import { CURRENCY_CODES, type CurrencyCode } from '@contract/userChoices.ts';
import { useDispatch } from 'react-redux';
import type { ApiError } from '@/api';
import { isUnused, type KeptProfile, useChangeCurrencyMutation } from '@/features/auth';
import { displayCurrencySynced } from '@/features/wallet';
import { t } from '@/shared/i18n';
import { ChoiceSelect } from './ChoiceSelect';
import { useCurrencyName } from './useCurrencyName';

/** What the account is kept in, as long as that can be chosen. */
export function AccountCurrencyChoice({ profile }: { profile: KeptProfile }) {
  const nameOf = useCurrencyName();
  const dispatch = useDispatch();
  const [change, { isLoading, isSuccess, error, originalArgs }] = useChangeCurrencyMutation();
  const isRefused = (error as ApiError | undefined)?.code === 'account_used';
  if (!isUnused(profile)) return null;
  const choose = async (currency: CurrencyCode) => {
    const { data } = await change({ currency });
    if (data) dispatch(displayCurrencySynced(currency));
  };
  return (
    <ChoiceSelect
      label={t('profile.accountCurrency')}
      hint={t('profile.accountCurrencyHint')}
      value={(isLoading && originalArgs?.currency) || profile.currency}
      options={CURRENCY_CODES.map((code) => ({ value: code, text: nameOf(code) }))}
      status={{
        isSaving: isLoading,
        isSaved: isSuccess,
        error,
        refusal: isRefused ? 'profile.accountCurrencyUsed' : undefined,
      }}
      onChoose={(currency) => void choose(currency)}
    />
  );
}
