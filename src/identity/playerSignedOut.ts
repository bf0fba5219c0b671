import { createAction } from '@reduxjs/toolkit';

/**
 * What belonged to the player goes, from every slice; who is `isInterrupted` is asked to sign in again, and keeps the
 * choices. `isEnding` while the sign-in service still has to be told.
 */
export const playerSignedOut = createAction<{ isInterrupted: boolean; isEnding?: boolean }>('auth/playerSignedOut');
