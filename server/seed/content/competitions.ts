import type { Competition } from '../../../contract/content.ts';
import type { Translatable } from '../../../contract/contentItem.ts';
import { daysFrom } from './instants.ts';

/** Two are running, one starts soon, one is over, counted from `nowMs` (Unix ms). */
export const competitions = (nowMs: number): Translatable<Competition>[] => [
  {
    id: 'competition-1',
    isActive: true,
    title: 'Safari Slots League',
    description: 'Every win on a wildlife slot scores its multiplier. The best 50 players of the month share the pool.',
    prizePool: 'Ksh 1,000,000',
    imageUrl: '/images/banners/competition-1.webp',
    startsAt: daysFrom(nowMs, -9),
    endsAt: daysFrom(nowMs, 21),
    translations: {
      sw: {
        title: 'Ligi ya Sloti za Safari',
        description:
          'Kila ushindi kwenye sloti ya wanyamapori hupata pointi kulingana na kizidishi chake. Wachezaji 50 bora wa mwezi hugawana zawadi.',
      },
    },
  },
  {
    id: 'competition-2',
    isActive: true,
    title: 'Crash Night Sprint',
    description: 'Highest single cash-out multiplier of the week, on any crash game. One shot can be enough.',
    prizePool: 'Ksh 300,000',
    imageUrl: '/images/banners/competition-2.webp',
    startsAt: daysFrom(nowMs, -2),
    endsAt: daysFrom(nowMs, 5),
    translations: {
      sw: {
        title: 'Mbio za Usiku za Crash',
        description:
          'Anayechukua ushindi kwa kizidishi kikubwa zaidi katika wiki, kwenye mchezo wowote wa crash. Mzunguko mmoja unaweza kutosha.',
      },
    },
  },
  {
    id: 'competition-3',
    isActive: true,
    title: 'Swahili Coast Regatta',
    description: 'Dhows, lanterns and treasure: a ten-day race over the games of the coast.',
    prizePool: 'Ksh 500,000',
    imageUrl: '/images/banners/competition-3.webp',
    startsAt: daysFrom(nowMs, 3),
    endsAt: daysFrom(nowMs, 13),
    translations: {
      sw: {
        title: 'Mbio za Pwani ya Waswahili',
        description: 'Majahazi, taa na hazina: mbio za siku kumi kwenye michezo ya pwani.',
      },
    },
  },
  {
    id: 'competition-4',
    isActive: false,
    title: 'Harvest Cup',
    description: 'The cup of last season, kept for the record.',
    prizePool: 'Ksh 400,000',
    imageUrl: '/images/banners/competition-1.webp',
    startsAt: daysFrom(nowMs, -75),
    endsAt: daysFrom(nowMs, -45),
    translations: {
      sw: { title: 'Kombe la Mavuno', description: 'Kombe la msimu uliopita, limehifadhiwa kwa kumbukumbu.' },
    },
  },
];
