import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountApi, languageKept, selectHasNewLanguage, useUpdateProfileMutation } from '@/features/auth';
import { type Locale, selectLocale } from '@/features/ui';

/** Saves a chosen language in the profile, also one chosen before this component existed. */
export function useLanguageKept(): void {
  const dispatch = useDispatch();
  const isNew = useSelector(selectHasNewLanguage);
  const chosen = useSelector(selectLocale);
  const saved = accountApi.endpoints.getProfile.useQueryState().data?.preferences.language;
  const [update] = useUpdateProfileMutation();
  /** Being saved in the profile. */
  const sent = useRef<Locale | null>(null);
  const keep = useEffectEvent(async (language: Locale) => {
    if ((sent.current ?? saved) !== language) {
      sent.current = language;
      const { error } = await update({ preferences: { language } });
      if (sent.current !== language) return;
      sent.current = null;
      if (error) return;
    }
    dispatch(languageKept());
  });
  const isProfileKnown = saved !== undefined;
  useEffect(() => {
    if (isNew && isProfileKnown && chosen) void keep(chosen);
  }, [isNew, isProfileKnown, chosen]);
}
