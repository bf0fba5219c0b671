export { balanceApi, useGetBalanceQuery, useRefreshBalanceMutation } from './balanceApi';
export { History } from './history/History';
export { useWalletEvents } from './live/useWalletEvents';
export {
  DEFAULT_CURRENCY,
  displayCurrencyChosen,
  displayCurrencySynced,
  selectDisplayCurrency,
  selectIsCurrencyNew,
  walletReducer,
  type WalletState,
} from './walletSlice';
export { type ShowMoney, useShownMoney } from './shown/useShownMoney';
export { walletMessages } from './walletMessages';
export { useGetWalletTermsQuery } from './termsApi';
