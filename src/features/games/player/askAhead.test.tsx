import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { Localised } from '@/app/Localised';
import { useSaferPlay } from '@/features/saferPlay';
import { modalOpened } from '@/features/ui';
import { fakeApi, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { makeFollowingStore, signInto } from '@/testing/signIn';
import GamePlayer, { playerListener } from '../modals';

const PRESS = modalOpened('gamePlayer', { gameId: 'g1', title: 'Savanna Gold', url: null });
const UNTIL = '2027-05-20T06:30:00.000Z';

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

  it('asks anew each time', async () => {
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
