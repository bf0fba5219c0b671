export { balanceApi, useGetBalanceQuery, useRefreshBalanceMutation, useGetWalletTermsQuery } from './moneyApi';
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
export { useAccountCurrency, type ShowMoney, useShownMoney } from './shownMoney';
