/** Messages for the error codes of a sign-in (docs/product.md, Errors). */

export type SignInStep = 'send' | 'verify' | 'google';

export const ADVICE = {
  phoneTooShort: 'auth.error.phoneTooShort',
  codeIncomplete: 'auth.error.codeIncomplete',
  /** Two seconds after an expired code, on the way back to the phone step. */
  codeExpired: 'auth.error.codeExpiredAdvice',
  /** Two seconds after the bot check failed. */
  captcha: 'auth.error.captchaAdvice',
} as const;

const ANY_STEP = {
  'email-already-in-use': 'auth.error.emailInUse',
  'wrong-password': 'auth.error.wrongPassword',
  'invalid-credential': 'auth.error.invalidCredential',
  'user-not-found': 'auth.error.userNotFound',
  'too-many-requests': 'auth.error.tooManyRequests',
  'user-disabled': 'auth.error.userDisabled',
  'user-token-expired': 'auth.error.tokenExpired',
  'invalid-verification-code': 'auth.error.invalidCode',
  'code-expired': 'auth.error.codeExpired',
  'network-request-failed': 'auth.error.network',
  'requires-recent-login': 'auth.error.recentLogin',
} as const;

const SEND = {
  'invalid-phone-number': 'auth.error.invalidPhone',
  'missing-phone-number': 'auth.error.missingPhone',
  'too-many-requests': 'auth.error.tooManySms',
  'captcha-check-failed': 'auth.error.captchaFailed',
  'invalid-app-credential': 'auth.error.appCredential',
  'quota-exceeded': 'auth.error.quota',
  'app-deleted': 'auth.error.appDeleted',
  'unauthorized-domain': 'auth.error.domain',
  'captcha-setup-failed': 'auth.error.captchaSetup',
} as const;

const VERIFY = {
  'missing-verification-code': 'auth.error.codeLength',
  'invalid-verification-id': 'auth.error.codeExpired',
  'session-expired': 'auth.error.codeExpired',
  'invalid-code': 'auth.error.invalidCodeDefault',
  'invalid-temporary-proof': 'auth.error.invalidCodeDefault',
  'missing-verification-id': 'auth.error.noSession',
  'no-session': 'auth.error.noConfirmation',
} as const;

const GOOGLE = {
  'popup-closed-by-user': 'auth.error.googleCancelled',
  'cancelled-popup-request': 'auth.error.googleCancelled',
  'user-cancelled': 'auth.error.googleCancelled',
  'account-exists-with-different-credential': 'auth.error.accountExists',
  'credential-already-in-use': 'auth.error.accountExists',
  'last-sign-in-method': 'auth.error.lastMethod',
} as const;

type Ids<TTable> = TTable extends object ? TTable[keyof TTable] : never;

const OTHERWISE = {
  send: 'auth.error.sendFailed',
  verify: 'auth.error.verifyFailed',
  google: 'auth.error.googleFailed',
} as const;

export type MessageId = Ids<
  typeof ADVICE | typeof ANY_STEP | typeof SEND | typeof VERIFY | typeof GOOGLE | typeof OTHERWISE
>;

const TABLES: Readonly<Record<SignInStep, Readonly<Record<string, MessageId>>>> = {
  send: { ...ANY_STEP, ...SEND },
  verify: { ...ANY_STEP, ...VERIFY },
  google: { ...ANY_STEP, ...GOOGLE },
};

/** The message id for the code of an `IdentityError`; unknown codes get the default of the step. */
export const errorMessageId = (step: SignInStep, code: string): MessageId =>
  (Object.hasOwn(TABLES[step], code) && TABLES[step][code]) || OTHERWISE[step];
