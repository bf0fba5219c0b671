export * from './moneyApi';
export { History } from './history/History';
export { historyMessages } from './history/transactionState';
export { useWalletEvents } from './live/useWalletEvents';
export * from './walletSlice';
export { useAccountCurrency, type ShowMoney, useDisplayCurrency, useShownMoney } from './shownMoney';
