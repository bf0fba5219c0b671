import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import { multiplierNow, type CrashRounds } from './crashRounds';
import { payoutCents } from './flight';
import type en from './messages/en.json';

/** The button of a place says this. */
export function betText(
  { format }: Pick<GameEnvironment, 'format'>,
  t: Translate<typeof en>,
  rounds: CrashRounds,
  { place, stakeCents, isShared }: { place: number; stakeCents: number; isShared: boolean },
): string {
  const state = rounds.stateOf(place);
  const amount = (cents: number): { amount: string } => ({ amount: format.amount(cents) });
  if (state === 'free') return t(rounds.isForNext ? 'placeNext' : 'place', amount(stakeCents));
  if (state === 'waiting') return t(isShared ? 'cancelNext' : 'cancel');
  if (state === 'asking') return t('sending');
  if (state === 'settling') return t('settling');
  const bet = rounds.flight?.bets.find((candidate) => candidate.place === place);
  if (state === 'ready') return t('placed', amount(bet?.stakeCents ?? stakeCents));
  // How high an unknown flight is, nobody can say; the server still takes the cash-out.
  if (!bet) return t('cashOutNow');
  return t('cashOut', amount(payoutCents({ ...bet, cashedAt: multiplierNow(rounds) })));
}
