import { playerApi } from '@/api';

/** Drops all that the cache holds of the player, what is on its way too. */
export const forgetPlayer = playerApi.util.resetApiState;
