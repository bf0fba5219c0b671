export { History } from './history/History';
export { useWalletEvents } from './live/useWalletEvents';
export { walletMessages } from './walletMessages';
export { useGetWalletTermsQuery } from './walletApi';
