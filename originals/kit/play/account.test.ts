import { describe, expect, it, jest } from '@jest/globals';
import { createManualClock } from '../../testing/manualClock';
import { createHostBridge } from '../hostBridge';
import { createWallet } from '../wallet';
import { createAccount } from './account';
import type { Session } from './launch';
import type { RoundMoney } from './MoneyRound';

const FUNDS = { balanceCents: 100_000, bonusBalanceCents: 500, heldCents: 0 };
const SINCE = '2026-11-02T09:00:00.000Z';

function createScene(parts: { heldCents?: number; session?: Session } = {}) {
  const wallet = createWallet(0);
  const clock = createManualClock();
  const host = { postMessage: jest.fn<(message: unknown) => void>() };
  const account = createAccount({ wallet, clock, tellHost: createHostBridge(host) }, { ...FUNDS, ...parts });
  return { wallet, clock, account, told: () => host.postMessage.mock.calls.map(([message]) => message) };
}

const round = (changes: Partial<RoundMoney> = {}): RoundMoney => ({
  id: 'round-1',
  status: 'settled',
  stakeCents: 5_000,
  bonusCents: 0,
  winCents: 10_000,
  balanceCents: 105_000,
  bonusBalanceCents: 500,
  startedAt: '2026-11-02T09:30:00.000Z',
  ...changes,
});

describe('the account of a game for money', () => {
  it('offers no money that is on its way out', () => {
    const { wallet, account } = createScene({ heldCents: 60_000 });
    expect(wallet.balanceCents()).toBe(40_500);
    account.begin(round());
    account.end(round());
    expect(wallet.balanceCents()).toBe(45_500);
  });

  it('offers bonus money also when more is held than there is', () => {
    expect(createScene({ heldCents: 200_000 }).wallet.balanceCents()).toBe(500);
  });

  it('shows a change from outside at once between rounds, and tells the page around it', () => {
    const { wallet, account, told } = createScene();
    account.fund({ balanceCents: 150_000, bonusBalanceCents: 0, heldCents: 10_000 });
    expect(wallet.balanceCents()).toBe(140_000);
    expect(told()).toEqual([{ source: 'karata-game', type: 'money', balance: 1_500, bonusBalance: 0 }]);
  });

  it('keeps a change that comes with a bet until the end of its round was seen', () => {
    const { wallet, account } = createScene();
    account.setBetting(true);
    account.fund({ balanceCents: 155_000, bonusBalanceCents: 500, heldCents: 0 });
    expect(wallet.balanceCents()).toBe(100_500);
    account.begin(round());
    expect(wallet.balanceCents()).toBe(95_500);
    account.end(round());
    expect(wallet.balanceCents()).toBe(155_500);
  });

  it('shows a change that came with a bet when the bet came to nothing', () => {
    const { wallet, account } = createScene();
    account.setBetting(true);
    account.fund({ balanceCents: 155_000, bonusBalanceCents: 500, heldCents: 0 });
    account.setBetting(false);
    expect(wallet.balanceCents()).toBe(155_500);
  });

  it('goes on with time and net of the session', () => {
    const { account, clock } = createScene({ session: { since: SINCE, playedMs: 60_000, netCents: -7_000 } });
    clock.advance(5_000);
    expect(account.playedMs()).toBe(65_000);
    account.begin(round());
    account.end(round());
    expect(account.netCents()).toBe(-2_000);
  });

  it('counts the stake of an open round of the session once', () => {
    const session = { since: SINCE, playedMs: 60_000, netCents: -5_000 };
    const open = round({ status: 'open', winCents: 0 });
    const { account } = createScene({ session });
    account.found(open);
    account.resume(open);
    account.end(round({ winCents: 0 }));
    expect(account.netCents()).toBe(-5_000);
    const older = createScene({ session: { ...session, netCents: 0 } });
    older.account.found({ ...open, startedAt: '2026-11-02T08:00:00.000Z' });
    older.account.resume({ ...open, startedAt: '2026-11-02T08:00:00.000Z' });
    older.account.end(round({ winCents: 0 }));
    expect(older.account.netCents()).toBe(-5_000);
  });

  it('counts a stake as lost only when the end of its round was seen', () => {
    const { account } = createScene({ session: { since: SINCE, playedMs: 0, netCents: -5_000 } });
    const before = round({ id: 'before', status: 'open', winCents: 0 });
    account.found(before);
    account.resume(before);
    account.begin(round({ id: 'open', status: 'open', winCents: 0 }));
    account.begin(round({ id: 'unseen', winCents: 0 }));
    expect(account.netCents()).toBe(0);
    account.end(round({ id: 'unseen', winCents: 0 }));
    expect(account.netCents()).toBe(-5_000);
    account.end(round({ id: 'open', status: 'void', winCents: 0 }));
    account.end(round({ id: 'before', winCents: 12_000 }));
    expect(account.netCents()).toBe(2_000);
  });

  it('tells the page around it how many stakes ride, until the end of each was seen', () => {
    const { account, told } = createScene();
    const riding = () =>
      told().flatMap((message) => ((message as { type: string }).type === 'riding' ? [message] : []));
    account.begin(round({ id: 'a', status: 'open' }));
    account.resume(round({ id: 'b', status: 'open' }));
    account.begin(round({ id: 'c' }));
    account.end(round({ id: 'c' }));
    account.end(round({ id: 'a' }));
    account.end(round({ id: 'b' }));
    expect(riding()).toEqual([1, 2, 1, 0].map((rounds) => ({ source: 'karata-game', type: 'riding', rounds })));
  });
});
