/** The crypto currencies on the site (docs/product.md, Currencies). */
export const CRYPTO_NAMES = { BNB: 'BNB', BTC: 'Bitcoin', ETH: 'Ethereum', USDT: 'Tether' } as const;

export type CryptoCode = keyof typeof CRYPTO_NAMES;

export const CRYPTO_CODES = Object.keys(CRYPTO_NAMES) as CryptoCode[];

export const DEFAULT_CRYPTO: CryptoCode = 'BNB';

/** The picture of a payment method, by its name. */
export const paymentLogo = (name: string): string => `/images/payments/${name.toLowerCase()}.svg`;
