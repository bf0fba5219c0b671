/** One line by the libraries of our first download: React, Redux Toolkit with its queries, redux-persist, react-intl. */
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { persistReducer, persistStore } from 'redux-persist';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ settings: build.query<object, undefined>({ query: () => 'settings' }) }),
});

const line = createSlice({ name: 'line', initialState: { words: 1 }, reducers: {} });

const nowhere = {
  getItem: () => Promise.resolve(null),
  setItem: () => Promise.resolve(),
  removeItem: () => Promise.resolve(),
};

const store = configureStore({
  reducer: combineReducers({
    line: persistReducer({ key: 'line', storage: nowhere }, line.reducer),
    [api.reducerPath]: api.reducer,
  }),
  middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(api.middleware),
});

function Line() {
  const words = useSelector((state: ReturnType<typeof store.getState>) => state.line.words);
  api.useSettingsQuery(undefined, { skip: words > 0 });
  return (
    <p>
      <FormattedMessage id="line" values={{ words }} />
    </p>
  );
}

/** Compiled, as all messages of the site are. */
const MESSAGES = { line: [{ type: 0 as const, value: 'One line' }] };

const container = document.getElementById('root');
if (container) {
  persistStore(store);
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <IntlProvider locale="en-KE" messages={MESSAGES}>
          <Line />
        </IntlProvider>
      </Provider>
    </StrictMode>,
  );
}
