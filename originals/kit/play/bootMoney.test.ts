import { describe, expect, it } from '@jest/globals';
import { mountDice } from '../../dice/ui/mountDice';
import { launchMessage, openMoney, type Reply, roundOf } from '../../testing/playMoney';

const won: Reply = { data: roundOf('dice', { outcome: { roll: 75.12 }, multiplier: 1.94, win: 97, balance: 1_047 }) };

const open = (...replies: Reply[]) =>
  openMoney({ kind: 'dice', mount: mountDice, api: (_call, index) => replies[index] ?? 'lost' });

describe('a game that is opened for money', () => {
  it('waits for its launch and asks nothing before', async () => {
    const game = open();
    await game.settle();
    expect(game.root.textContent).toContain('Opening the game…');
    expect(game.root.querySelector('.action')).toBeNull();
    expect(game.calls).toEqual([]);
  });

  it.each([
    ['a command', { type: 'soundOn' }],
    ['no token', { token: undefined }],
    ['another currency', { currency: 'EUR' }],
    ['no stakes', { stakes: null }],
    ['a balance that is no number', { balance: '1,000' }],
  ])('does not start with %s', async (_what, change) => {
    const game = open();
    game.hear(launchMessage(change));
    await game.settle();
    expect(game.root.querySelector('.action')).toBeNull();
  });

  it('starts with the launch, and keeps its token out of the page', async () => {
    const game = open();
    game.hear(launchMessage());
    await game.settle();
    expect(game.find('.action').textContent).toBe('Roll');
    expect(game.root.outerHTML).not.toContain('launch-token');
    expect(JSON.stringify(game.posts)).not.toContain('launch-token');
  });

  it('asks the site for a new launch when its own has expired, and plays the same bet with it', async () => {
    const game = open({ status: 401, code: 'launch_expired' }, won);
    game.hear(launchMessage());
    await game.settle();
    game.press(' ');
    await game.settle();
    expect(game.posts).toEqual([{ source: 'karata-game', type: 'launchExpired' }]);
    expect(game.find('.noticeText').textContent).toBe('Opening the game again…');
    game.hear(launchMessage({ token: 'launch-token-2' }));
    await game.settle();
    expect(game.calls.map(({ token }) => token)).toEqual(['launch-token-1', 'launch-token-2']);
    expect(game.calls[0]?.body).toEqual(game.calls[1]?.body);
    expect(game.said()).toContain('you won');
    expect(game.find('.noticeText').textContent).toBe('');
  });

  it('asks the site for the reality check that the server waits for', async () => {
    const game = open({ status: 403, code: 'reality_check' });
    game.hear(launchMessage());
    await game.settle();
    game.press(' ');
    await game.settle();
    expect(game.posts).toEqual([{ source: 'karata-game', type: 'realityCheck' }]);
    expect(game.find('.noticeText').textContent).toContain('Nothing was staked.');
  });

  it('says that the connection is lost and that the bet is safe, until the answer is there', async () => {
    const game = open('lost', won);
    game.hear(launchMessage());
    await game.settle();
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toBe('Connection lost. Your bet is safe: checking…');
    game.clock.advance(600);
    await game.settle();
    expect(game.find('.noticeText').textContent).toBe('');
    expect(game.said()).toContain('you won');
  });

  it('takes no bet while the reality check is over the game, and says why', async () => {
    const game = open(won);
    game.hear(launchMessage());
    await game.settle();
    game.hear({ source: 'karata-site', type: 'pause', isOn: true });
    game.press(' ');
    await game.settle();
    expect(game.calls).toEqual([]);
    expect(game.find('.noticeText').textContent).toContain('Nothing was staked.');
    game.hear({ source: 'karata-site', type: 'pause', isOn: false });
    game.press(' ');
    await game.settle();
    expect(game.calls).toHaveLength(1);
  });

  it('shows time and net of the session that the site tells', async () => {
    const game = open();
    const session = { since: '2026-11-02T09:00:00.000Z', playedMs: 3_905_000, net: -120.5 };
    game.hear(launchMessage({ session }));
    await game.settle();
    expect(game.find('.session').textContent).toBe('Profit / loss −Ksh\u00a0120.50Time 1:05:05');
  });

  it('keeps the offer of a deposit until there is more money', async () => {
    const game = open();
    game.hear(launchMessage({ balance: 500, held: 490 }));
    await game.settle();
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a010');
    game.hear({ source: 'karata-site', type: 'funds', balance: 500, bonusBalance: 0, held: 490 });
    expect(game.find('.noticeDeposit').hidden).toBe(false);
    game.hear({ source: 'karata-site', type: 'funds', balance: 500, bonusBalance: 0, held: 0 });
    expect(game.find('.noticeDeposit').hidden).toBe(true);
    expect(game.find('.creditsValue').textContent).toBe('Ksh\u00a0500');
  });

  it('offers the deposit at once without money for the lowest stake', async () => {
    const game = open();
    game.hear(launchMessage({ balance: 10 }));
    await game.settle();
    expect(game.find('.noticeDeposit').hidden).toBe(false);
  });

  it.each([
    ['time_out', 'are on a break'],
    ['self_excluded', 'chose self-exclusion'],
    ['stake_out_of_range', 'The stake must be from Ksh\u00a020 to Ksh\u00a020,000.'],
    ['too_soon', 'That was too soon'],
    ['too_many_requests', 'Too many requests'],
  ])('says clearly why a bet was refused: %s', async (code, text) => {
    const game = open({ status: 403, code });
    game.hear(launchMessage());
    await game.settle();
    game.press(' ');
    await game.settle();
    expect(game.find('.noticeText').textContent).toContain(text);
    expect(game.find('.noticeDeposit').hidden).toBe(true);
  });

  it('shows dollars with cents only where they are not zero', async () => {
    const game = open();
    game.hear(launchMessage({ currency: 'USD', stakes: { min: 0.2, max: 200, default: 0.5 }, balance: 12.5 }));
    await game.settle();
    expect(game.find('.creditsValue').textContent).toBe('US$12.50');
    expect(game.find('.figures').textContent).toContain('US$0.97');
    expect((game.find('.stakeInput') as HTMLInputElement).value).toBe('0.50');
  });
});
