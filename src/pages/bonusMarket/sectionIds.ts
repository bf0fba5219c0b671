/** Headings for the button of the banner. */
export const sectionIds = { boxes: 'market-boxes', freeSpins: 'market-free-spins' } as const;
