/** Lists of the player in this browser: favourites and recently played, by game id, newest first. */
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { playerSignedOut } from '@/identity';

export const RECENT_LIMIT = 24;

export interface GamesState {
  favourites: string[];
  recentlyPlayed: string[];
}

const initialState: GamesState = { favourites: [], recentlyPlayed: [] };

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

const gamesSlice = createSlice({
  name: 'games',
  initialState,
  reducers: {
    favouriteToggled(state, { payload: id }: PayloadAction<string>) {
      const isFavourite = state.favourites.includes(id);
      state.favourites = isFavourite ? without(state.favourites, id) : [id, ...state.favourites];
    },
    gamePlayed(state, { payload: id }: PayloadAction<string>) {
      state.recentlyPlayed = [id, ...without(state.recentlyPlayed, id)].slice(0, RECENT_LIMIT);
    },
  },
  extraReducers: (build) => {
    // An interrupted player comes back, and keeps the lists.
    build.addCase(playerSignedOut, (state, { payload }) => (payload.isInterrupted ? state : initialState));
  },
  selectors: {
    selectFavourites: (state) => state.favourites,
    selectRecentlyPlayed: (state) => state.recentlyPlayed,
    selectIsFavourite: (state, id: string) => state.favourites.includes(id),
  },
});

export const gamesReducer = gamesSlice.reducer;
export const { favouriteToggled, gamePlayed } = gamesSlice.actions;
export const { selectFavourites, selectRecentlyPlayed, selectIsFavourite } = gamesSlice.selectors;
