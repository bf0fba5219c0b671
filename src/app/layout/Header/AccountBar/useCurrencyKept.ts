import type { CurrencyCode } from '@contract/userChoices.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountApi, useUpdateProfileMutation } from '@/features/auth';
import { displayCurrencySynced, selectDisplayCurrency, selectIsCurrencyNew } from '@/features/wallet';

/** Saves a choice here in the profile, and takes a choice of another device from there. */
export function useCurrencyKept(): void {
  const dispatch = useDispatch();
  const isNew = useSelector(selectIsCurrencyNew);
  const chosen = useSelector(selectDisplayCurrency);
  const saved = accountApi.endpoints.getProfile.useQueryState().data?.preferredCurrency;
  const [update] = useUpdateProfileMutation();
  /** Being saved in the profile. */
  const sent = useRef<CurrencyCode | null>(null);
  const send = useEffectEvent(async (currency: CurrencyCode) => {
    if ((sent.current ?? saved) !== currency) {
      sent.current = currency;
      const { error } = await update({ preferredCurrency: currency, preferences: { currency } });
      if (sent.current !== currency) return;
      sent.current = null;
      if (error) return;
    }
    dispatch(displayCurrencySynced(currency));
  });
  useEffect(() => {
    if (!saved) return;
    if (isNew && chosen) void send(chosen);
    else if (chosen !== saved) dispatch(displayCurrencySynced(saved));
  }, [dispatch, isNew, chosen, saved]);
}
