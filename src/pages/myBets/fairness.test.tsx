import type { Round } from '@contract/rounds.ts';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { catchFiles } from '@/testing/catchFiles';
import { fakeServer, FAULTS, ORIGIN } from '@/testing/fakeApi';
import { buildCrash, buildDice, buildFlight, buildMines, FLIGHT_PROOF } from '@/testing/roundBuilders';
import { openBets, SEEDS, serveRounds } from './myBetsPage.testTools';

afterEach(() => void jest.restoreAllMocks());

async function openRound(round: Round) {
  serveRounds({ '': { items: [round] } });
  const view = await openBets();
  await screen.findByRole('list');
  await view.user.click(screen.getByRole('button', { expanded: false, name: / · / }));
  return view;
}

describe('the proof of a round', () => {
  it.each([
    ['dice', buildDice()],
    ['mines', buildMines()],
    ['crash', buildCrash()],
  ])('is computed in the browser, step by step: %s', async (_kind, round) => {
    const { user } = await openRound(round);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Fair: everything computed here is what the round says.')).toBeVisible();
    expect(screen.getByText('client seed:1:0')).toBeVisible();
    expect(screen.getAllByText('The same as in the round')).toHaveLength(4);
  });

  it('leads from the link of a flight for everybody to the published one', async () => {
    const { user } = await openRound(buildFlight());
    expect(screen.getByText('Link of the flight').nextElementSibling).toHaveTextContent(FLIGHT_PROOF.hash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Fair: everything computed here is what the round says.')).toBeVisible();
    const [chain] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('SHA-256 of the'));
    expect(chain).toHaveTextContent(`2 times: what was published before the first flight${FLIGHT_PROOF.terminalHash}`);
    expect(screen.getByText(/with the link as key/)).toHaveTextContent('HMAC-SHA256 of a public salt, with');
  });

  it('shows how far it is in a long chain, and the page stays usable', async () => {
    const { user } = await openRound(buildFlight({ proof: { ...FLIGHT_PROOF, flightId: 40_000 } }));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    const progress = await screen.findByRole('progressbar', { name: /of 40,000 links of the chain/ });
    await waitFor(() => expect(Number(progress.getAttribute('value'))).toBeGreaterThan(0));
    expect(screen.getByRole('button', { name: 'Computing…' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { expanded: true, name: / · / }));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('waits for the crash of a flight that the player has left', async () => {
    const proof = { ...FLIGHT_PROOF, hash: undefined };
    await openRound(buildFlight({ proof, outcome: { cashedOutAt: 1.2 } }));
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    expect(screen.getByText(/^The round can be verified when the flight has crashed/)).toBeVisible();
    expect(screen.getByText('The flight is still in the air, so it is secret')).toBeVisible();
  });

  it('says what differs', async () => {
    const { user } = await openRound(buildDice({ win: 40 }));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Not the same: what is computed here differs from the round.')).toBeVisible();
    expect(screen.getByText(/The round says/)).toHaveTextContent('The round says 40');
  });

  it('is a file that the script reads', async () => {
    const { saved, clicked } = catchFiles();
    const { user } = await openRound(buildDice());
    await user.click(screen.getByRole('button', { name: 'Save as a file' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    const { readRound } = await import('@originals/verify/index.ts');
    expect(readRound(JSON.parse((await saved[0]?.text()) ?? ''))).toMatchObject({ kind: 'dice', win: 38.8 });
  });

  it('waits until the seeds are changed', async () => {
    const { proof } = buildDice();
    const { user } = await openRound(buildDice({ proof: { ...proof, serverSeed: undefined } }));
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'To your seeds' }));
    expect(screen.getByRole('region', { name: 'Fairness' })).toHaveFocus();
  });

  it('waits for the end of the round', async () => {
    await openRound(buildMines({ status: 'open', outcome: { opened: [] } }));
    expect(screen.getByText('The round can be verified when it has ended.')).toBeVisible();
  });
});

describe('the seeds', () => {
  const PREVIOUS = { serverSeed: 'the-old-seed', serverSeedHash: 'hash-now', clientSeed: 'lucky', lastNonce: 7 };
  const answerChange = (answer: () => Response) => {
    const sent: unknown[] = [];
    fakeServer.use(
      http.post(`${ORIGIN}/api/play/seeds/rotate`, async ({ request }) => {
        sent.push(await request.json());
        return answer() as never;
      }),
    );
    return sent;
  };
  const open = async () => {
    const served = serveRounds({ '': { items: [buildDice()] } });
    const view = await openBets();
    const field = await screen.findByLabelText('Your next client seed');
    const change = async (text: string) => {
      await view.user.clear(field);
      if (text) await view.user.type(field, text);
      await view.user.click(screen.getByRole('button', { name: 'Change seeds' }));
    };
    return { ...view, ...served, field, change };
  };

  it('are shown, with a random seed on offer', async () => {
    const { field } = await open();
    expect(screen.getByText('hash-now')).toBeVisible();
    expect(screen.getByText('hash-next')).toBeVisible();
    expect((field as HTMLInputElement).value).toMatch(/^[\da-f]{16}$/);
  });

  it('are changed to those of the player, and the old server seed is revealed', async () => {
    const { change, asked } = await open();
    const sent = answerChange(() =>
      HttpResponse.json({ data: { ...SEEDS, clientSeed: 'my seed', nonce: 0, previous: PREVIOUS } }),
    );
    const before = asked.length;
    await change('my seed');
    expect(await screen.findByText('the-old-seed')).toBeVisible();
    expect(sent).toEqual([{ clientSeed: 'my seed' }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it.each(['', 'a:b', '💎'])('are not changed to %j', async (text) => {
    const sent = answerChange(FAULTS.serverError);
    const { change } = await open();
    await change(text);
    expect(screen.getByText(/^Please use 1 to 64/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('are not changed while a round is open', async () => {
    answerChange(() => HttpResponse.json({ error: { code: 'round_open' } }, { status: 409 }));
    const { change, field, user } = await open();
    await change('my seed');
    expect(await screen.findByText('A round is still open. Finish it first, then change your seeds.')).toBeVisible();
    await user.type(field, '2');
    expect(screen.queryByText(/A round is still open/)).toBeNull();
  });

  it('say that they could not be changed without a connection', async () => {
    answerChange(FAULTS.unreachable);
    const { change } = await open();
    await change('my seed');
    expect(await screen.findByText(/^Not saved: we could not reach the server/)).toBeVisible();
  });
});
