import { createAction } from '@reduxjs/toolkit';

/** The player signs out of this browser. */
export const signOutChosen = createAction('auth/signOutChosen');
