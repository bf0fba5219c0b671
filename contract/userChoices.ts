export const CURRENCY_CODES = ['KES', 'USD'] as const;
export const LANGUAGE_CODES = ['en', 'sw'] as const;
export const SIGN_IN_METHODS = ['phone', 'google'] as const;

export type CurrencyCode = (typeof CURRENCY_CODES)[number];
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
export type Language = (typeof LANGUAGE_CODES)[number];
