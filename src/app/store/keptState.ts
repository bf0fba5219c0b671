/** An allow-list of stored state: never money, tokens, phone numbers or the API cache. Only a wrong field is dropped. */
import type { Reducer } from '@reduxjs/toolkit';
import { lenientList } from '@contract/fields.ts';
import { keptAt } from '@contract/madePages.ts';
import { CURRENCY_CODES, LANGUAGE_CODES } from '@contract/userChoices.ts';
import { createMigrate, type MigrationManifest, type PersistConfig, persistReducer } from 'redux-persist';
import * as v from 'valibot';
import { authReducer, type AuthState } from '@/features/auth';
import { contentReducer, type ContentState, CRYPTO_CODES } from '@/features/content';
import { gamesReducer, type GamesState } from '@/features/games';
import { uiReducer, type UiState } from '@/features/ui';
import { walletReducer, type WalletState } from '@/features/wallet';
import { keptFields } from './keptFields';

/** Counts the changes of what is stored. Data of the time before version 3 has the same fields. */
const VERSION = 3;
/** The step to each version that stores something else than the one before. */
const MIGRATIONS: MigrationManifest = {};

/** More than a person would collect. */
const MOST_IDS = 500;
const LONGEST_ID = 200;

const flag = v.boolean();
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID));
const ids = v.pipe(
  lenientList(id),
  v.transform((list) => [...new Set(list)].slice(0, MOST_IDS)),
);

type Schemas<TState> = { readonly [Field in keyof TState]?: v.GenericSchema<unknown, TState[Field]> };

const readable = <TState>(schemas: Schemas<TState>, stored: Readonly<Record<string, unknown>>): Partial<TState> =>
  Object.fromEntries(
    Object.entries<v.GenericSchema | undefined>(schemas).flatMap(([field, schema]) => {
      const read = schema && v.safeParse(schema, stored[field]);
      return read?.success ? [[field, read.output]] : [];
    }),
  ) as Partial<TState>;

/** The reducers of the slices that are kept in part, and where each is stored. They are for one store. */
export function keptSlices(migrations = MIGRATIONS) {
  const places: Pick<PersistConfig<unknown>, 'key' | 'storage'>[] = [];
  const kept = <TState extends object>(name: string, reducer: Reducer<TState>, schemas: Schemas<TState>) => {
    const place = { key: keptAt(name), storage: keptFields(reducer(undefined, { type: 'kept/initial' })) };
    places.push(place);
    const whitelist = Object.keys(schemas);
    const stateReconciler = (stored: Record<string, unknown>, _original: TState, state: TState): TState => ({
      ...state,
      ...readable(schemas, stored),
    });
    // Storage answers at once, so nothing is to be waited for.
    const timeout = 0;
    return persistReducer<TState>(
      { ...place, version: VERSION, migrate: createMigrate(migrations), whitelist, stateReconciler, timeout },
      reducer,
    );
  };
  const reducers = {
    auth: kept<AuthState>('auth', authReducer, { wasSignedIn: flag, hasNewLanguage: flag }),
    wallet: kept<WalletState>('wallet', walletReducer, {
      displayCurrency: v.nullable(v.picklist(CURRENCY_CODES)),
      isCurrencyNew: flag,
    }),
    games: kept<GamesState>('games', gamesReducer, { favourites: ids, recentlyPlayed: ids }),
    content: kept<ContentState>('content', contentReducer, { cryptoCurrency: v.picklist(CRYPTO_CODES) }),
    ui: kept<UiState>('ui', uiReducer, {
      isSideMenuCollapsed: flag,
      locale: v.nullable(v.picklist(LANGUAGE_CODES)),
      isDataSaver: v.nullable(flag),
      isLogoStripPaused: flag,
      isListCompact: flag,
      isSoundOn: v.nullable(flag),
    }),
  };
  return { reducers, places };
}
