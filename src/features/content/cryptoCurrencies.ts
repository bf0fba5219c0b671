/** The crypto currencies on the site (docs/product.md, Currencies). */
export const CRYPTO_CURRENCIES = [
  { code: 'BNB', name: 'BNB' },
  { code: 'BTC', name: 'Bitcoin' },
  { code: 'ETH', name: 'Ethereum' },
  { code: 'USDT', name: 'Tether' },
] as const;

export type CryptoCode = (typeof CRYPTO_CURRENCIES)[number]['code'];

export const DEFAULT_CRYPTO: CryptoCode = 'BNB';

/** The picture of a payment method, by its name. */
export const paymentLogo = (name: string): string => `/images/payments/${name.toLowerCase()}.svg`;
