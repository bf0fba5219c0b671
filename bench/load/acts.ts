/** A signed-in player reads, pays in and out, and plays for money. */
import { controlCard } from '../../sandbox/card/control.ts';
import type { HouseKind } from '../../contract/playTerms.ts';
import { askKind } from '../faults/Ask.ts';
import type { LoadPlayer } from './LoadPlayer.ts';

type Act = (player: LoadPlayer) => Promise<unknown>;

const read =
  (kind: string, path: string): Act =>
  (player) =>
    player.get(kind, path);

/** The last digits of the number decide: most are paid; some are cancelled, lack money, say nothing, or say it five times. */
const ENDINGS = ['00', '00', '00', '00', '00', '00', '01', '02', '06', '07'];

/** Whole KES. `ending`: the last digits of the number. */
export const payByPhone = (player: LoadPlayer, amount: number, ending = player.random.pick(ENDINGS)) =>
  player.act('deposit by M-Pesa', askKind.prompt, { phoneNumber: `${player.phoneStem}${ending}`, amount });

async function payByCard(player: LoadPlayer): Promise<void> {
  const amount = player.worth(player.random.between(300, 3_000), player.random.between(5, 40));
  const { data } = await player.act('deposit by card', askKind.card, { amount });
  const { paymentIntentId } = data;
  if (typeof paymentIntentId !== 'string') return;
  const card = player.random.chance(0.9) ? 'pm_card_visa' : 'pm_card_chargeDeclined';
  const paymentMethod = `${card}~${player.uid}`;
  // The browser pays at the provider, which has its own troubles in a run with faults.
  await controlCard(player.place.cardUrl, { action: 'confirm', paymentIntentId, paymentMethod }).catch(() => undefined);
}

async function withdraw(player: LoadPlayer): Promise<void> {
  const methodId = player.random.chance(0.7) ? 'mpesa' : 'card';
  const amount = player.worth(player.random.between(100, 600), player.random.between(10, 14));
  const { status, data } = await player.act('withdrawal', askKind.withdrawal, { amount, methodId, endsBonus: true });
  if (status === 200 && data['success'] === false) player.figures.refuse(`withdrawal: ${String(data['reason'])}`);
}

async function launch(player: LoadPlayer, game: HouseKind): Promise<string | undefined> {
  const known = player.launches.get(game);
  if (known !== undefined) return known;
  const { data } = await player.post('opening of a game', `/games/${game}/open`, { mode: 'money' });
  const { launchToken } = data;
  if (typeof launchToken !== 'string') return undefined;
  player.launches.set(game, launchToken);
  return launchToken;
}

async function bet(player: LoadPlayer, game: HouseKind, choice: object): Promise<(step: object) => Promise<unknown>> {
  const token = await launch(player, game);
  if (token === undefined) return async () => undefined;
  const stake = player.worth(20, 0.2);
  const body = { betId: crypto.randomUUID(), stake, choice };
  const { data } = await player.act(`bet at ${game}`, '/play/bets', body, token);
  const { roundId } = data;
  if (typeof roundId !== 'string') return async () => undefined;
  return (step) => player.act('step', `/play/rounds/${roundId}/steps`, { stepId: crypto.randomUUID(), ...step }, token);
}

const dice: Act = (player) => bet(player, 'dice', { side: 'under', target: player.random.between(20, 90) });
const slots: Act = (player) => bet(player, 'slots', {});
const crash: Act = (player) => bet(player, 'crash', { autoCashOut: player.random.between(110, 210) / 100 });

/** A field with three mines: one tile, and a cash-out, which is refused when the tile was a mine. */
const mines: Act = async (player) => {
  const step = await bet(player, 'mines', { mines: 3 });
  await step({ action: 'open', tile: player.random.below(25) });
  await step({ action: 'cashOut' });
};

/** Each act is drawn as often as its share says. */
const ACTS: readonly [share: number, act: Act][] = [
  [28, dice],
  [6, slots],
  [4, mines],
  [2, crash],
  [14, read('balance', '/wallet/balance')],
  [8, read('history of payments', '/wallet/transactions?limit=20')],
  [8, read('list of the home page', '/games?list=lobby')],
  [6, read('history of rounds', '/play/rounds')],
  [5, read('profile', '/users/me')],
  [4, read('notifications', '/users/me/notifications')],
  [3, read('state of bonuses', '/users/me/bonuses/standing')],
  [3, read('challenge', '/users/me/challenge')],
  [2, read('ways to withdraw', '/wallet/methods')],
  [2, (player) => payByPhone(player, player.random.between(100, 2_000))],
  [2, payByCard],
  [3, withdraw],
];
const ALL = ACTS.reduce((sum, [share]) => sum + share, 0);

export async function actOnce(player: LoadPlayer): Promise<void> {
  let left = player.random.below(ALL);
  for (const [share, act] of ACTS) {
    left -= share;
    if (left < 0) return void (await act(player));
  }
}
