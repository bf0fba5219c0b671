import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** The field is in the provider's frame, which our style sheet does not reach. */
export function cardStyle(): NonNullable<StripeCardElementOptions['style']> {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token('--text'),
      iconColor: token('--primary-ink'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '17px',
      '::placeholder': { color: token('--text-soft') },
    },
    invalid: { color: token('--danger'), iconColor: token('--danger') },
  };
}
