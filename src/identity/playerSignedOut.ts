import { createAction } from '@reduxjs/toolkit';

/**
 * What belonged to the player goes, from every slice; who is `isInterrupted` is asked to sign in again, and keeps the
 * choices.
 */
export const playerSignedOut = createAction<{ isInterrupted: boolean }>('auth/playerSignedOut');
