/** True by the clock or the languages of the browser. Kiswahili of another country, such as `sw-TZ`, is none of Kenya. */
export const isKenyanPlace = (): boolean =>
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Africa/Nairobi' ||
  navigator.languages.some((language) => /^sw$|-KE$/i.test(language));
