/** The crypto currencies on the site (docs/product.md, Currencies). */
export const CRYPTO_CURRENCIES = [
  { code: 'BNB', name: 'BNB', icon: '/images/payments/bnb.svg' },
  { code: 'BTC', name: 'Bitcoin', icon: '/images/payments/bitcoin.svg' },
  { code: 'ETH', name: 'Ethereum', icon: '/images/payments/ethereum.svg' },
  { code: 'USDT', name: 'Tether', icon: '/images/payments/tether.svg' },
] as const;

export type CryptoCode = (typeof CRYPTO_CURRENCIES)[number]['code'];

export const DEFAULT_CRYPTO: CryptoCode = 'BNB';
