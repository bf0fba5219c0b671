import { within } from '@testing-library/react';
import { type Answer, fakeApi } from '@/testing/fakeApi';
import { renderAsPlayer } from '@/testing/renderAsPlayer';
import BonusPage from './BonusPage';

export const BOOST = {
  id: 'b1',
  title: 'Karibu boost',
  subtitle: 'Twice the fun',
  description: 'Doubles your deposit.',
  bonusPercentage: 100,
  freeSpins: 20,
  minDeposit: 100,
  maxBonus: 10_000,
  wagering: 15,
  contribution: { dice: 10 },
  maxStake: 500,
  expiryDays: 14,
  conversionTimes: 5,
  terms: ['Choose it before you pay.', 'It cannot be withdrawn.'],
};

/** The first list of a card; the terms below it load late. */
export const factsOf = (card: HTMLElement) => {
  const facts = within(card.querySelector('dl') as HTMLElement);
  const values = facts.getAllByRole('definition');
  const names = facts.getAllByRole('term');
  return names.map(({ textContent }, index) => [textContent, values[index]?.textContent?.replace(/\s/g, ' ')]);
};

export const openAs = (claims: Answer, profile = {}) => {
  fakeApi({ 'bonuses/deposits': { data: [BOOST] }, 'users/me/bonuses': claims });
  return renderAsPlayer(<BonusPage />, { page: 'bonus', profile });
};
