import { createAction } from '@reduxjs/toolkit';

/** `isInterrupted`: asked to sign in again, keeps the choices. `isEnding`: the sign-in service must still be told. */
export const playerSignedOut = createAction<{ isInterrupted: boolean; isEnding?: boolean }>('auth/playerSignedOut');
