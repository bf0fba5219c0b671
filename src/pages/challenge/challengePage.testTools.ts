const DAY_MS = 86_400_000;
export const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const SUNS = {
  id: 'c1',
  title: 'Seven Suns',
  prizePool: 'KSh 250,000',
  description: 'Seven days, seven tasks.',
  rules: ['One task a day.', 'All share the pool.'],
  endsAt: fromNow(2.5),
};

/** A competition with all that it needs to be shown. */
export const race = (own: object = {}) => ({
  ...{ id: 'c', title: 'Regatta', rules: ['The best ten share the pool.'], gamesPage: 'games/slots' },
  endsAt: fromNow(9),
  ...own,
});
