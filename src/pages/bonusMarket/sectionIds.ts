/** The headings that the banner's button can lead to. */
export const sectionIds = { boxes: 'market-boxes', freeSpins: 'market-free-spins' } as const;
