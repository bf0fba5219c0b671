import type { Challenge } from '../../../contract/challenge.ts';
import type { Translatable } from '../../../contract/contentItem.ts';
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
      'A new task opens every day at midnight, Nairobi time, and stays open until the challenge ends.',
      'Rounds for money of the house count when they end, each for every task that it fits. Free spins and demo rounds do not count.',
      'Stakes in dollars count at the rate of this site when the round ends.',
      'Each task scores points. When the challenge ends, the ten players with the most take the prizes of the leaderboard. Players with equal points share their places and prizes.',
      'Prizes are paid as bonus money and cannot be withdrawn.',
      'One account a person. Players who have excluded themselves cannot take part.',
    ],
    endsAt: daysFrom(nowMs, 7),
    translations: {
      sw: {
        title: 'Changamoto ya Majua Saba',
        description: 'Siku saba, kazi saba ndogo. Pata pointi nyingi zaidi ujinyakulie sehemu ya zawadi.',
        rules: [
          'Kazi mpya hufunguliwa kila siku saa sita usiku, saa za Nairobi, na hubaki wazi hadi changamoto iishe.',
          'Raundi za kwa pesa za michezo ya Karata huhesabiwa zinapoisha, kila moja kwa kila kazi inayoifaa. Mizunguko ya bure na raundi za majaribio hazihesabiwi.',
          'Dau za dola huhesabiwa kwa kiwango cha ubadilishaji cha tovuti hii raundi inapoisha.',
          'Kila kazi ina pointi. Changamoto ikiisha, wachezaji kumi wenye pointi nyingi zaidi hupata zawadi za ubao wa viongozi. Wenye pointi sawa hugawana nafasi na zawadi zao.',
          'Zawadi hulipwa kama pesa za bonasi na haziwezi kutolewa.',
          'Kila mtu akaunti moja. Waliojizuia kucheza hawawezi kushiriki.',
        ],
      },
    },
  },
];
