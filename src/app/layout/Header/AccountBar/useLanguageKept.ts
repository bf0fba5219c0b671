import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelector } from 'react-redux';
import { accountApi, useUpdateProfileMutation } from '@/features/account';
import { type Locale, selectLocale } from '@/features/ui';

/** A language that the player chooses anywhere on the site goes into the profile too, for every other device. */
export function useLanguageKept(): void {
  const chosen = useSelector(selectLocale);
  const { data: profile } = accountApi.endpoints.getProfile.useQueryState();
  const [update] = useUpdateProfileMutation();
  const before = useRef(chosen);
  const keep = useEffectEvent((language: Locale) => {
    if (profile && profile.preferences.language !== language) void update({ preferences: { language } });
  });
  useEffect(() => {
    if (chosen && chosen !== before.current) keep(chosen);
    before.current = chosen;
  }, [chosen]);
}
