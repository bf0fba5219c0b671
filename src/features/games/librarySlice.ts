/** The player's own shelf in this browser: favourites and recently played, by game id, newest first. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export const RECENT_LIMIT = 24;

export interface LibraryState {
  favourites: string[];
  recentlyPlayed: string[];
}

const initialState: LibraryState = { favourites: [], recentlyPlayed: [] };

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    favouriteToggled(state, { payload: id }: PayloadAction<string>) {
      const isFavourite = state.favourites.includes(id);
      state.favourites = isFavourite ? without(state.favourites, id) : [id, ...state.favourites];
    },
    /** The player left this browser. */
    libraryCleared: () => initialState,
    gamePlayed(state, { payload: id }: PayloadAction<string>) {
      state.recentlyPlayed = [id, ...without(state.recentlyPlayed, id)].slice(0, RECENT_LIMIT);
    },
  },
  selectors: {
    selectFavourites: (state) => state.favourites,
    selectRecentlyPlayed: (state) => state.recentlyPlayed,
    selectIsFavourite: (state, id: string) => state.favourites.includes(id),
  },
});

export const libraryReducer = librarySlice.reducer;
export const { favouriteToggled, gamePlayed, libraryCleared } = librarySlice.actions;
export const { selectFavourites, selectRecentlyPlayed, selectIsFavourite } = librarySlice.selectors;
