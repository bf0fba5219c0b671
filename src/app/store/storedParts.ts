/**
 * An allow-list of what this browser stores: never money, tokens, phone numbers or the API cache. Each field is checked
 * when it is read: a wrong one is dropped, the others are kept.
 */
import { AUTH_KEY, type AuthState } from '@/features/auth';
import type { ContentState } from '@/features/content';
import type { GamesState } from '@/features/games';
import type { UiState } from '@/features/ui';
import type { WalletState } from '@/features/wallet';
import { crypto, currency, flag, ids, language, type Reader } from './readKept';

/** The parts of the state that are stored, in part. */
export interface StoredState {
  auth: AuthState;
  wallet: WalletState;
  games: GamesState;
  content: ContentState;
  ui: UiState;
}

type Readers<TState> = { readonly [Field in keyof TState]?: Reader<TState[Field]> };

interface StoredPart<TState> {
  key: string;
  readers: Readers<TState>;
}

export const STORED_PARTS: { readonly [Name in keyof StoredState]: StoredPart<StoredState[Name]> } = {
  auth: { key: AUTH_KEY, readers: { wasSignedIn: flag, hasNewLanguage: flag } },
  wallet: { key: 'karata/wallet', readers: { displayCurrency: currency, isCurrencyNew: flag } },
  games: { key: 'karata/games', readers: { favourites: ids, recentlyPlayed: ids } },
  content: { key: 'karata/content', readers: { cryptoCurrency: crypto } },
  ui: {
    key: 'karata/ui',
    readers: {
      isSideMenuCollapsed: flag,
      locale: language,
      isDataSaver: flag,
      isLogoStripPaused: flag,
      isListCompact: flag,
      isSoundOn: flag,
    },
  },
};
