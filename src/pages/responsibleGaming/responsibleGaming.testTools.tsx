import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { buildProfile, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import ResponsibleGamingPage from './ResponsibleGamingPage';

export const PAGE = 'responsible-gaming?section=tools';

export const WORDS = {
  id: 'responsible-gaming',
  title: 'Responsible gaming',
  sections: [{ heading: 'Play is not income' }],
};

export const SOON = '2027-05-20T06:30:00.000Z';

export type State = Record<string, unknown>;

export const DAY = { period: 'day', amount: 1500, currency: 'KES', used: 500, left: 1000 };

/** A player with an account in shillings, unless told. */
export const open = async (
  state: State | 'notFound',
  page = PAGE,
  untilWords = () => Promise.resolve<unknown>(null),
  { currency = 'KES', answers = {} }: { currency?: string; answers?: Parameters<typeof fakeApi>[0] } = {},
) => {
  fakeServer.use(
    http.get(`${ORIGIN}/api/content/text-pages`, async () => {
      await untilWords();
      return HttpResponse.json({ data: [WORDS] });
    }),
    http.post(`${ORIGIN}/api/users/session`, () => HttpResponse.json({ data: buildProfile({ currency }) })),
  );
  fakeApi({
    'users/me': { data: buildProfile({ currency }) },
    'play/limits': { data: { currency, limits: [] } },
    ...answers,
    gaming: state === 'notFound' ? state : { data: { limits: [], realityCheckMinutes: 0, ...state } },
  });
  const identity = fakeIdentity();
  const view = renderWithStore(<ResponsibleGamingPage />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await signInto(view.store, identity);
  return view;
};

export const openTools = async (state: State = {}, currency = 'KES', answers: Parameters<typeof fakeApi>[0] = {}) => {
  const view = await open(state, PAGE, undefined, { currency, answers });
  await screen.findByRole('region', { name: '24 hours' });
  return view;
};

/** Records requests, and answers with the next state. */
export const take = (path: string, respond: () => Response) => {
  const bodies: unknown[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/gaming/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
};

export const become = (state: State) => () =>
  HttpResponse.json({ data: { limits: [], realityCheckMinutes: 0, ...state } });

export const region = (name: string) => within(screen.getByRole('region', { name }));
