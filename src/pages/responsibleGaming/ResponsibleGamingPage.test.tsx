import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followPlayer } from '@/features/auth';
import { localeChosen, selectModals } from '@/features/ui';
import { FAULTS, fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { renderWithStore } from '@/testing/renderWithStore';
import { signInto } from '@/testing/signIn';
import ResponsibleGamingPage from '.';

const PAGE = 'responsible-gaming?section=tools';
const WORDS = { id: 'responsible-gaming', title: 'Responsible gaming', sections: [{ heading: 'Play is not income' }] };
const SOON = '2027-05-20T06:30:00.000Z';

type State = Record<string, unknown>;

const DAY = { period: 'day', amount: 1500, currency: 'KES', used: 500, left: 1000 };

const open = async (state: State | 'notFound', page = PAGE, untilWords = () => Promise.resolve<unknown>(null)) => {
  fakeServer.use(
    http.get(`${ORIGIN}/api/content/text-pages`, async () => {
      await untilWords();
      return HttpResponse.json({ data: [WORDS] });
    }),
  );
  fakeApi({
    gaming: state === 'notFound' ? state : { data: { limits: [], realityCheckMinutes: 0, ...state } },
  });
  const identity = fakeIdentity();
  const view = renderWithStore(<ResponsibleGamingPage />, { page, identity });
  act(() => view.store.dispatch(followPlayer()));
  await signInto(view.store, identity);
  return view;
};

const openTools = async (state: State = {}) => {
  const view = await open(state);
  await screen.findByRole('region', { name: '24 hours' });
  return view;
};

/** Notes what is asked of the server, and answers with the state that follows. */
const take = (path: string, respond: () => Response) => {
  const bodies: unknown[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/gaming/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
};

const become = (state: State) => () => HttpResponse.json({ data: { limits: [], realityCheckMinutes: 0, ...state } });

const region = (name: string) => within(screen.getByRole('region', { name }));
const text = (name: string) => screen.getByRole('region', { name }).textContent?.replace(/\s/g, ' ') ?? '';

describe('the page of responsible gaming', () => {
  it('has the words of the operator, then the tools', async () => {
    await openTools();
    const words = await screen.findByRole('heading', { level: 2, name: 'Play is not income' });
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toBe(words);
    expect(screen.getByRole('heading', { level: 2, name: 'Your tools' })).toBeVisible();
  });

  it('goes to the tools when its name says so', async () => {
    await openTools();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Your tools' })).toHaveFocus());
  });

  it('leaves the focus with whom is faster than the words above', async () => {
    const words = Promise.withResolvers<unknown>();
    const { user } = await open({ limits: [DAY] }, PAGE, () => words.promise);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    words.resolve(null);
    await screen.findByRole('heading', { name: 'Play is not income' });
    await user.keyboard('900');
    expect(region('24 hours').getByRole('textbox')).toHaveValue('900');
  });

  it('shows a visitor what each tool does, and the door', async () => {
    fakeApi({ 'content/text-pages': { data: [WORDS] } });
    const { user, store } = renderWithStore(<ResponsibleGamingPage />, { page: 'responsible-gaming' });
    for (const name of ['Deposit limits', 'Reality check', 'Take a break', 'Self-exclusion']) {
      expect(screen.getByRole('region', { name })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(selectModals(store.getState())).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
  });

  it('says that the limits did not come, and gets them on demand', async () => {
    const { user } = await open('notFound');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your limits could not be loaded');
    fakeApi({ gaming: { data: { limits: [DAY] } } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: '24 hours' })).toBeVisible();
  });

  it('speaks Kiswahili', async () => {
    const { store } = await openTools({ limits: [DAY] });
    act(() => void store.dispatch(localeChosen('sw')));
    expect(await screen.findByRole('heading', { name: 'Vikomo vya kuweka pesa' })).toBeVisible();
  });
});

describe('a deposit limit', () => {
  it('shows what is used and left', async () => {
    await openTools({ limits: [DAY] });
    expect(text('24 hours')).toMatch(/Ksh 1,500.*UsedKsh 500.*LeftKsh 1,000/);
    expect(text('7 days')).toContain('No limit');
  });

  it('groups what is typed, says from when it counts, and is saved', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, amount: 12500, left: 12000 }] }));
    const { user } = await openTools();
    await user.click(region('24 hours').getByRole('button', { name: 'Set a limit' }));
    const amount = region('24 hours').getByRole('textbox', { name: 'New limit' });
    expect(amount).toHaveFocus();
    await user.keyboard('12500');
    expect(amount).toHaveValue('12,500');
    expect(region('24 hours').getByText('Works at once.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await region('24 hours').findByText('Saved')).toBeVisible();
    expect(bodies).toEqual([{ period: 'day', amount: 12500, currency: 'KES' }]);
    await waitFor(() => expect(text('24 hours')).toContain('Ksh 12,500'));
    expect(region('24 hours').getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  it('says before it is saved that a higher one waits, then shows it waiting', async () => {
    const next = { amount: 9000, currency: 'KES', startsAt: SOON };
    take('limits', become({ limits: [{ ...DAY, next }] }));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard('9000');
    expect(region('24 hours').getByText(/works after 24 hours/)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await region('24 hours').findByText(/^From/)).toHaveTextContent(/From 20 May 2027 at 09:30: Ksh\s9,000/);
  });

  it('keeps the present one when what waits is called off', async () => {
    const bodies = take('limits', become({ limits: [DAY] }));
    const { user } = await openTools({ limits: [{ ...DAY, next: { currency: 'KES', startsAt: SOON } }] });
    expect(text('24 hours')).toContain(': no limit');
    await user.click(region('24 hours').getByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(text('24 hours')).not.toContain(': no limit'));
    expect(bodies).toEqual([{ period: 'day', amount: 1500, currency: 'KES' }]);
  });

  it('asks before it is taken away', async () => {
    const bodies = take('limits', become({ limits: [{ ...DAY, next: { currency: 'KES', startsAt: SOON } }] }));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Remove' }));
    expect(region('24 hours').getByText(/Your limit ends 24 hours from now/)).toBeVisible();
    await user.click(region('24 hours').getByRole('button', { name: 'Remove the limit' }));
    expect(await region('24 hours').findByText(/: no limit$/)).toBeVisible();
    expect(bodies).toEqual([{ period: 'day', amount: null, currency: 'KES' }]);
  });

  it.each([
    ['', 'Please enter an amount'],
    ['1500', 'That is your limit already'],
  ])('sends nothing for %j', async (typed, problem) => {
    const bodies = take('limits', become({}));
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard(`${typed}{Enter}`);
    expect(region('24 hours').getByRole('textbox')).toHaveAccessibleDescription(problem);
    expect(bodies).toEqual([]);
  });

  it('stays as typed when it could not be saved', async () => {
    take('limits', () => FAULTS.serverError());
    const { user } = await openTools({ limits: [DAY] });
    await user.click(region('24 hours').getByRole('button', { name: 'Change' }));
    await user.keyboard('900{Enter}');
    expect(await screen.findByText('Not saved. Please try again.')).toBeVisible();
    expect(region('24 hours').getByRole('textbox')).toHaveValue('900');
  });
});

describe('the reality check', () => {
  it('is chosen at once', async () => {
    const bodies = take('reality-check', become({ realityCheckMinutes: 30 }));
    const { user } = await openTools();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '30 minutes' }));
    expect(await region('Reality check').findByText('Saved')).toBeVisible();
    expect(screen.getByRole('radio', { name: '30 minutes' })).toBeChecked();
    expect(bodies).toEqual([{ minutes: 30 }]);
  });
});

describe('breaks', () => {
  it('ask once, naming the end, and stand at the top', async () => {
    const bodies = take('time-out', become({ block: { kind: 'timeOut', until: SOON } }));
    const { user } = await openTools();
    await user.click(screen.getByRole('radio', { name: '7 days' }));
    await user.click(screen.getByRole('button', { name: 'Start the break' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Start this break?' }));
    expect(dialog.getByText(/^Until$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Until$/)).toHaveTextContent('Until 20 May 2027 at 09:30');
    expect(bodies).toEqual([{ hours: 168 }]);
    expect(screen.getByRole('button', { name: 'Withdraw money' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make the break longer' })).toBeVisible();
  });

  it('say so when they could not begin', async () => {
    take('time-out', () => FAULTS.unreachable());
    const { user } = await openTools();
    await user.click(screen.getByRole('button', { name: 'Start the break' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start the break' }));
    expect(await screen.findByText(/^Not saved: we could not reach the server/)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('for long ask twice: a tick, then a word', async () => {
    const bodies = take('self-exclusion', become({ block: { kind: 'selfExclusion', until: SOON } }));
    const { user } = await openTools();
    await user.click(screen.getByRole('radio', { name: '5 years' }));
    await user.click(screen.getByRole('button', { name: 'Exclude myself' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Exclude yourself?' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please tick that you have understood');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.keyboard('yes{Enter}');
    expect(dialog.getByText('Please type EXCLUDE')).toBeVisible();
    expect(bodies).toEqual([]);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), ' exclude {Enter}');
    expect(await screen.findByText('You have excluded yourself')).toBeVisible();
    expect(bodies).toEqual([{ months: 60 }]);
    expect(screen.queryByRole('button', { name: 'Exclude myself' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start the break' })).toBeNull();
  });
});
