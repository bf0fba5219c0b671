/** One line by the libraries of our first download: React, Redux Toolkit with its queries. */
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({ settings: build.query<object, undefined>({ query: () => 'settings' }) }),
});

const line = createSlice({ name: 'line', initialState: { words: 1 }, reducers: {} });

const store = configureStore({
  reducer: combineReducers({
    line: line.reducer,
    [api.reducerPath]: api.reducer,
  }),
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

function Line() {
  const words = useSelector((state: ReturnType<typeof store.getState>) => state.line.words);
  api.useSettingsQuery(undefined, { skip: words > 0 });
  return <p>One line{words > 1 && 's'}</p>;
}

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <Line />
      </Provider>
    </StrictMode>,
  );
