import type { Challenge } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/translations.ts';
import { daysFrom } from './instants.ts';

/** The daily challenge; `nowMs`: Unix ms. */
export const challenges = (nowMs: number): Translatable<Challenge>[] => [
  {
    id: 'challenge-1',
    isActive: true,
    title: 'Seven Suns Challenge',
    prizePool: 'Ksh 250,000',
    trophyImageUrl: '/images/banners/challenge.webp',
    description: 'Seven days, seven small tasks. Score the most points and take your part of the pool.',
    rules: [
      'A new task opens every day at midnight, Nairobi time.',
      'A task counts once you have played at least 20 rounds of the game it names.',
      'A missed day can be made up once, until the challenge ends.',
      'Each task scores points. When the challenge ends, the ten players with the most take the prizes of the leaderboard.',
      'Prizes are paid as bonus money and cannot be withdrawn.',
      'One account a person. Players who have excluded themselves cannot take part.',
    ],
    endsAt: daysFrom(nowMs, 7),
    translations: {
      sw: {
        title: 'Changamoto ya Majua Saba',
        description: 'Siku saba, kazi saba ndogo. Pata pointi nyingi zaidi ujinyakulie sehemu ya zawadi.',
        rules: [
          'Kazi mpya hufunguliwa kila siku saa sita usiku, saa za Nairobi.',
          'Kazi huhesabiwa ukishacheza angalau mizunguko 20 ya mchezo uliotajwa.',
          'Ukikosa siku unaweza kuifidia mara moja, kabla changamoto haijaisha.',
          'Kila kazi ina pointi. Changamoto ikiisha, wachezaji kumi wenye pointi nyingi zaidi hupata zawadi za ubao wa viongozi.',
          'Zawadi hulipwa kama pesa za bonasi na haziwezi kutolewa.',
          'Kila mtu akaunti moja. Waliojizuia kucheza hawawezi kushiriki.',
        ],
      },
    },
  },
];
