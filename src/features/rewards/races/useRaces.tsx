import { answering, api, endpointOf, playerEndpoints, readAs, requestOf } from '@/api';
import { lenientList } from '@contract/fields.ts';
import {
  listRaces,
  listRaceStandings,
  type RacePlace,
  type RaceStanding,
  RaceStandingSchema,
  type RaceState,
  RaceStateSchema,
  readRace,
} from '@contract/races.ts';
import { at } from '@contract/route.ts';
import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { asContent } from '@/features/content';
import { selectIsDataSaver } from '@/features/ui';
import { useSeen } from '@/shared/hooks';
import { t } from '@/shared/i18n';
import { Amount, shillings } from '@/shared/money';

/** A backend without races has an empty list. */
const NONE = { isQuiet: true, instead: answering([]) };

const boardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRaces: build.query({ ...asContent(endpointOf(listRaces, lenientList(RaceStateSchema))), extraOptions: NONE }),
    getRace: build.query({
      ...asContent({
        query: (id: string) => requestOf(at(readRace, { id })),
        responseSchema: readAs<RaceState>(RaceStateSchema),
      }),
      extraOptions: { isQuiet: true },
    }),
  }),
});

export const racesApi = boardsApi.injectEndpoints({
  endpoints: playerEndpoints((build) => ({
    getRaceStandings: build.query({
      ...endpointOf(listRaceStandings, lenientList(RaceStandingSchema)),
      extraOptions: NONE,
      providesTags: [{ type: 'Player', id: 'races' }],
    }),
  })),
});

const ASK_EVERY_MS = 10_000;

/** Points arrive with each round: boards are asked for again while they are looked at, and with data saver only once. */
const useLive = (isLookedAt: boolean) => ({
  pollingInterval: !useSelector(selectIsDataSaver) && isLookedAt ? ASK_EVERY_MS : 0,
  skipPollingIfUnfocused: true,
});

export const useRaces = (isLookedAt = false) => racesApi.useGetRacesQuery(undefined, useLive(isLookedAt));

/** An opened board is of now. */
export const useRaceBoard = (id: string) =>
  racesApi.useGetRaceQuery(id, { ...useLive(true), refetchOnMountOrArgChange: true });

/** Where the player stands in the present run of a race; undefined while not known, and for a visitor. */
export function useRaceStanding({ id, endsAt }: RaceState, isLookedAt: boolean): RaceStanding | undefined {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = racesApi.useGetRaceStandingsQuery(undefined, { ...useLive(isLookedAt), skip: !isSignedIn });
  const standing = isSignedIn ? data?.find((one) => one.id === id) : undefined;
  const isOfThisRun = Date.parse(standing?.endsAt ?? endsAt) === Date.parse(endsAt);
  return isOfThisRun ? standing : undefined;
}

export const racerOf = ({ playerName }: Pick<RacePlace, 'playerName'>) => (
  <span key="player">{playerName ?? t('races.someone')}</span>
);

export type RaceCardProps = { race: RaceState; isLookedAt: boolean };

type RaceListProps = { races: readonly RaceState[]; className: string | undefined; Card: ComponentType<RaceCardProps> };

const IN_VIEW = { threshold: 0, rootMargin: '0px' };

/** The list asks for its races again and again once it has been in view. */
export function RaceList({ races, className, Card }: RaceListProps) {
  const { ref, isSeen } = useSeen<HTMLUListElement>(IN_VIEW);
  useRaces(isSeen);
  return (
    <ul ref={ref} className={className}>
      {races.map((race) => (
        <li key={race.id}>
          <Card race={race} isLookedAt={isSeen} />
        </li>
      ))}
    </ul>
  );
}

/** Says how much all prizes of a run are together by now. While its first place would get nothing yet, that is no figure to play for. */
export const RacePool = ({ race: { poolKes, shares } }: { race: Pick<RaceState, 'poolKes' | 'shares'> }) =>
  Math.floor((poolKes * (shares[0] ?? 0)) / 100) > 0
    ? t('races.pool', {
        amount: (
          <strong key="pool">
            <Amount money={shillings(poolKes)} />
          </strong>
        ),
      })
    : t('races.poolEmpty');
