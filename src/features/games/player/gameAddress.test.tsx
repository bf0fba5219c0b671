import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider, useSelector } from 'react-redux';
import { followPlayer, selectIsSignedIn } from '@/features/auth';
import { fakeApi, fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { fakeIdentity } from '@/testing/fakeIdentity';
import { type Options, renderWithStore } from '@/testing/renderWithStore';
import { makeFollowingStore, signInto } from '@/testing/signIn';
import { Localised } from '@/app/Localised';
import { useSaferPlay } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import GamePlayer, { playerListener } from '../modals';
import { modalsOver, openGame } from './gamePlayer.testTools';

const DEMO = 'https://games.example/demo';
const REAL = 'https://games.example/real';

const UNTIL = '2027-05-20T06:30:00.000Z';

const GAME = { gameId: 'g 1', title: 'Savanna Gold', url: DEMO };
const MODAL: Options['modal'] = ['gamePlayer', GAME];

function ForPlayer({ onClose }: { onClose: () => void }) {
  return useSelector(selectIsSignedIn) && <GamePlayer {...GAME} onClose={onClose} />;
}

/** Records each opening, and answers. */
const answerOpening = (respond: () => Response | Promise<Response>) => {
  const opened: string[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/games/:id/open`, ({ params }) => {
      opened.push(String(params['id']));
      return respond();
    }),
  );
  return opened;
};

const well = () => HttpResponse.json({ data: { id: 'g 1', gameUrl: REAL, isDemo: true } });
const refuse = (status: number, code: string) => () => HttpResponse.json({ error: { code } }, { status });

const openAsPlayer = async () => {
  const onClose = jest.fn();
  const identity = fakeIdentity();
  const view = renderWithStore(<ForPlayer onClose={onClose} />, { identity, modal: MODAL });
  act(() => view.store.dispatch(followPlayer()));
  await signInto(view.store, identity);
  return { ...view, onClose };
};

const blockedBy = (kind: string) => ({ data: { limits: [], block: { kind, until: UNTIL } } });

describe('the address of a game', () => {
  it('comes while the frame is asked about, when the listed game is of another site', async () => {
    const isProbed = new Promise<void>((resolve) => {
      fakeServer.events.on('request:start', ({ request }) => {
        if (request.url.endsWith('/frame')) resolve();
      });
    });
    answerOpening(async () => {
      await isProbed;
      return well();
    });
    await openAsPlayer();
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
  });

  it('is the demo for a visitor, without a request', async () => {
    const opened = answerOpening(well);
    openGame({ url: DEMO });
    const frame = await screen.findByTitle('Savanna Gold');
    expect(frame).toHaveAttribute('src', DEMO);
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(opened).toEqual([]);
  });

  it('is requested for signed-in players only when the game is for money, and at once after signing in', async () => {
    const opened = answerOpening(well);
    const identity = fakeIdentity();
    const { store, user } = openGame({ gameId: 'g 1', url: null }, { identity });
    act(() => store.dispatch(followPlayer()));
    expect(await screen.findByText('Sign in to play this game')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(modalsOver(store)).toMatchObject([{ id: 'auth', props: { tab: 'login' } }]);
    expect(opened).toEqual([]);
    await signInto(store, identity);
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
  });

  it('comes from the server for a player, while Loading game... is shown', async () => {
    const opened = answerOpening(well);
    await openAsPlayer();
    expect(screen.getByRole('status')).toHaveTextContent('Loading game...');
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
    expect(opened).toEqual(['g 1']);
  });

  it.each([
    ['time_out', 'timeOut', 'You are taking a break'],
    ['self_excluded', 'selfExclusion', 'You have excluded yourself'],
  ])('is refused on a break, with the end of the break: %s', async (code, kind, title) => {
    answerOpening(() => {
      fakeApi({ gaming: blockedBy(kind) });
      return refuse(403, code)();
    });
    const { onClose, user } = await openAsPlayer();
    expect(await screen.findByText(title)).toBeVisible();
    expect(await screen.findByText(/^Until/)).toHaveTextContent('Until 20 May 2027 at 09:30');
    expect(screen.queryByTitle('Savanna Gold')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Your limits and breaks' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not requested on a break, or while the break is not known yet', async () => {
    const opened = answerOpening(refuse(403, 'time_out'));
    let tell: (answer: Response) => void = () => undefined;
    const told = new Promise<Response>((resolve) => (tell = resolve));
    fakeServer.use(http.get(`${ORIGIN}/api/gaming`, () => told as never));
    await openAsPlayer();
    expect(screen.getByRole('status')).toHaveTextContent('Loading game...');
    tell(HttpResponse.json(blockedBy('timeOut')));
    expect(await screen.findByText('You are taking a break')).toBeVisible();
    expect(opened).toEqual([]);
  });

  it('is requested when the break cannot be loaded', async () => {
    fakeApi({ gaming: 'notFound' });
    answerOpening(well);
    await openAsPlayer();
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
  });

  it.each([
    [404, 'game_not_found'],
    [409, 'game_unavailable'],
  ])('is missing when the game no longer exists: %d', async (status, code) => {
    answerOpening(refuse(status, code));
    await openAsPlayer();
    expect(await screen.findByText('Game not available')).toBeVisible();
    expect(screen.queryByTitle('Savanna Gold')).toBeNull();
  });

  it('is requested again when no answer came', async () => {
    answerOpening(() => FAULTS.unreachable());
    await openAsPlayer();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load game');
    answerOpening(well);
    fireEvent.click(again);
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
  });

  it('is not framed when the game refuses that, until it no longer does', async () => {
    fakeApi({ 'games/:id/frame': { data: { isRefused: true } } });
    openGame({ url: DEMO });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to load game');
    expect(document.querySelector('iframe')).toBeNull();
    fakeApi({ 'games/:id/frame': { data: { isRefused: false } } });
    fireEvent.click(again);
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', DEMO);
  });

  it.each(['notFound', 'junk', 'unreachable'] as const)(
    'is framed when nobody can say whether the game refuses it: %s',
    async (fault) => {
      fakeApi({ 'games/:id/frame': fault });
      openGame({ url: DEMO });
      expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', DEMO);
    },
  );

  it('gives way to a sentence when the player was signed out in another tab', async () => {
    answerOpening(well);
    const identity = fakeIdentity();
    const { store } = openGame({ url: DEMO }, { identity });
    act(() => store.dispatch(followPlayer()));
    await signInto(store, identity);
    await waitFor(() => expect(screen.getByTitle('Savanna Gold')).toHaveAttribute('src', REAL));
    act(() => identity.become(null));
    expect(await screen.findByText('You have been signed out')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    await signInto(store, identity);
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', REAL);
  });

  it('is never an address that must not be in a frame', async () => {
    answerOpening(() => HttpResponse.json({ data: { id: 'g 1', gameUrl: 'javascript:alert(1)' } }));
    await openAsPlayer();
    expect(await screen.findByText('Unable to load game')).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

const PRESS = modalOpened('gamePlayer', { gameId: 'g1', title: 'Savanna Gold', url: null });
/** Records each opening, and answers with an address of its own. */
function answerOpenings() {
  const opened: string[] = [];
  fakeServer.use(
    http.post(`${ORIGIN}/api/games/:id/open`, ({ params }) => {
      opened.push(String(params['id']));
      return HttpResponse.json({
        data: { id: 'g1', gameUrl: `https://games.example/${opened.length}`, isDemo: true },
      });
    }),
  );
  return opened;
}

async function storeOfPlayer() {
  const { store, identity } = makeFollowingStore();
  await signInto(store, identity);
  store.dispatch(playerListener);
  return store;
}

const Break = () => {
  const { data } = useSaferPlay();
  return data && <p>On a break: {data.block?.kind ?? 'no'}</p>;
};

/** A page that tells of breaks, as others do. */
async function readBreak(store: TestStore, kind: string) {
  render(<Break />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  expect(await screen.findByText(`On a break: ${kind}`)).toBeVisible();
}

async function storeOfFreePlayer() {
  const store = await storeOfPlayer();
  await readBreak(store, 'no');
  return store;
}

type TestStore = Awaited<ReturnType<typeof storeOfPlayer>>;

const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the press that opens a game', () => {
  it('asks for its address, which the player of the game then has', async () => {
    const opened = answerOpenings();
    const store = await storeOfFreePlayer();
    store.dispatch(PRESS);
    await waitFor(() => expect(opened).toEqual(['g1']));
    render(
      <Provider store={store}>
        <Localised>
          <GamePlayer gameId="g1" title="Savanna Gold" url={null} onClose={() => undefined} />
        </Localised>
      </Provider>,
    );
    expect(await screen.findByTitle('Savanna Gold')).toHaveAttribute('src', 'https://games.example/1');
    expect(opened).toEqual(['g1']);
  });

  it('asks again each time', async () => {
    const opened = answerOpenings();
    const store = await storeOfFreePlayer();
    for (const count of [1, 2]) {
      store.dispatch(PRESS);
      await waitFor(() => expect(opened).toHaveLength(count));
      await act(settle);
    }
  });

  it('asks nothing on a break, or while it is not known whether there is one', async () => {
    const opened = answerOpenings();
    const store = await storeOfPlayer();
    store.dispatch(PRESS);
    fakeApi({ gaming: { data: { limits: [], block: { kind: 'timeOut', until: UNTIL } } } });
    await readBreak(store, 'timeOut');
    act(() => void store.dispatch(PRESS));
    await settle();
    expect(opened).toEqual([]);
  });

  it('asks nothing for another modal', async () => {
    const opened = answerOpenings();
    const store = await storeOfFreePlayer();
    store.dispatch(modalOpened('deposit', {}));
    await settle();
    expect(opened).toEqual([]);
  });
});
