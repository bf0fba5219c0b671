/** These listeners run for as long as a player is signed in, whatever page is open. */
import type { ProfileChange } from '@contract/users.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountApi, languageKept, selectHasNewLanguage, useUpdateProfileMutation } from '@/features/auth';
import { useRealityCheck } from '@/features/saferPlay';
import { selectLocale } from '@/features/ui';
import { displayCurrencySynced, selectDisplayCurrency, selectIsCurrencyNew, useWalletEvents } from '@/features/wallet';

const useProfile = () => accountApi.endpoints.getProfile.useQueryState().data;

interface ChoiceOfPlayer<TChoice> {
  /** Chosen here and not saved yet; `null` for none. */
  wanted: TChoice | null;
  /** The choice in the profile; undefined before the profile is known. */
  saved: TChoice | undefined;
  changeOf: (choice: TChoice) => ProfileChange;
  onSaved: (choice: TChoice) => void;
}

/** Saves a choice of this browser in the profile. A choice that replaces another while that is being saved wins. */
function useSaveInProfile<TChoice>({ wanted, saved, changeOf, onSaved }: ChoiceOfPlayer<TChoice>): void {
  const [update] = useUpdateProfileMutation();
  const beingSaved = useRef<TChoice | null>(null);
  const save = useEffectEvent(async (choice: TChoice) => {
    if ((beingSaved.current ?? saved) !== choice) {
      beingSaved.current = choice;
      const { error } = await update(changeOf(choice));
      if (beingSaved.current !== choice) return;
      beingSaved.current = null;
      if (error) return;
    }
    onSaved(choice);
  });
  const isProfileKnown = saved !== undefined;
  useEffect(() => {
    if (wanted !== null && isProfileKnown) void save(wanted);
  }, [wanted, isProfileKnown]);
}

/** Also saves a language that was chosen before the player was known. */
function useSaveLanguage(): void {
  const dispatch = useDispatch();
  const isNew = useSelector(selectHasNewLanguage);
  const chosen = useSelector(selectLocale);
  useSaveInProfile({
    wanted: isNew ? chosen : null,
    saved: useProfile()?.preferences.language,
    changeOf: (language) => ({ preferences: { language } }),
    onSaved: () => dispatch(languageKept()),
  });
}

/** Takes over the currency of the profile, which may have been chosen on another device, unless one was chosen here. */
function useSaveCurrency(): void {
  const dispatch = useDispatch();
  const isNew = useSelector(selectIsCurrencyNew);
  const chosen = useSelector(selectDisplayCurrency);
  const saved = useProfile()?.preferredCurrency;
  const wanted = isNew ? chosen : null;
  useSaveInProfile({
    wanted,
    saved,
    changeOf: (currency) => ({ preferredCurrency: currency, preferences: { currency } }),
    onSaved: (currency) => dispatch(displayCurrencySynced(currency)),
  });
  useEffect(() => {
    if (saved && wanted === null && chosen !== saved) dispatch(displayCurrencySynced(saved));
  }, [dispatch, wanted, chosen, saved]);
}

export default function SessionListeners() {
  useSaveLanguage();
  useSaveCurrency();
  useWalletEvents();
  useRealityCheck();
  return null;
}
