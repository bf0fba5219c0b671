/** Stands in for the app of Firebase, which only holds its settings here. */
export const initializeApp = (options: object): { options: object } => ({ options });
