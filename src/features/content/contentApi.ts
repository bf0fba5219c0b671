/** How lists of operator content are read, and the one list that the first screen shows. */
import { api, endpointOf, readAs } from '@/api';
import { idField, lenientList } from '@contract/fields.ts';
import { HeroSchema, listHero } from '@contract/hero.ts';
import * as v from 'valibot';

const PLACE_ID = 'place-';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** An item without an id gets its place in the list, which is never sent to a backend. */
const withId = (value: unknown, index: number): unknown =>
  isRecord(value) && !v.safeParse(idField, value['id']).success ? { ...value, id: `${PLACE_ID}${index + 1}` } : value;

/** True for an id that was made here, because the backend gave none. */
export const isPlaceId = (id: string): boolean => id.startsWith(PLACE_ID);

/** The readable items whose `isActive` is not false. */
export const activeList = <TItem extends { isActive: boolean }>(item: v.GenericSchema<unknown, TItem>) =>
  readAs(
    v.pipe(
      v.array(v.unknown(), 'expected a list'),
      v.transform((values) => values.map(withId)),
      lenientList(item),
      v.transform((items): TItem[] => items.filter(({ isActive }) => isActive)),
    ),
  );

/** An endpoint with operator content is read again when the language changes. */
export const asContent = <TEndpoint extends object>(endpoint: TEndpoint) => ({
  ...endpoint,
  providesTags: ['Content'] as const,
});

export const HeroListSchema = activeList(HeroSchema);

export const heroApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHero: build.query(asContent(endpointOf(listHero, HeroListSchema))),
  }),
});

export const { useGetHeroQuery } = heroApi;
