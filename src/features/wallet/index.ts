export { balanceApi, useGetBalanceQuery, useRefreshBalanceMutation } from './balanceApi';
export { History } from './history/History';
export { historyMessages } from './history/historyMessages';
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
export { useAccountCurrency } from './shown/useAccountCurrency';
export { type ShowMoney, useShownMoney } from './shown/useShownMoney';
export { useGetWalletTermsQuery } from './termsApi';
