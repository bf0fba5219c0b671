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
