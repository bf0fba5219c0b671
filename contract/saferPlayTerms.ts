/** Terms of responsible gaming for both sides. */

/** Rolling: the last 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const LIMIT_PERIOD_HOURS = { day: 24, week: 168, month: 720 } as const;

/** An increase or removal of a limit applies after this time. A decrease applies at once. */
export const LIMIT_INCREASE_HOURS = 24;

/** Length of a break in hours. */
export const TIME_OUT_HOURS = [24, 48, 72, 168, 336, 720] as const;

/** Length of a self-exclusion in months; it cannot be ended early. */
export const SELF_EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

/** Minutes between two reality checks; 0: none. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60, 120] as const;

export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
