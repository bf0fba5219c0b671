export { balanceApi, useGetBalanceQuery, useRefreshBalanceMutation } from './balanceApi';
export { History } from './history/History';
export { historyMessages } from './history/transactionState';
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
export { useAccountCurrency, type ShowMoney, useShownMoney } from './shown/shownMoney';
export { useGetWalletTermsQuery } from './termsApi';
