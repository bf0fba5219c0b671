import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { mountGameFrame } from '../../kit/gameFrame';
import { createHistoryStrip } from '../../kit/historyStrip';
import { createTranslate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { moneyOf } from '../../kit/play/Money';
import { isGain } from '../../kit/winSize';
import { CRASH_RTP } from '../rules/index.ts';
import { createBetPanel, type BetPanel } from './betPanel';
import { COUNTDOWN_MS, createCrashRounds, multiplierNow } from './crashRounds';
import { heightOf, payoutCents, type Flight, type FlightBet } from './flight';
import { createFlightView, type FlightMood } from './flightView';
import { crashMessages } from './messages';
import { createMoneyFlights } from './moneyFlights';

const HISTORY = 50;
const AUTO_PAUSE_MS = 1600;

/** The crash game: a rising multiplier that ends at a random time, with up to two bets on a flight; with money, one. */
export function mountCrash(environment: GameEnvironment): void {
  const { sound, announcer, format, translateKit, theme, host, keys } = environment;
  const money = moneyOf('crash', environment);
  const places = money ? [1] : [1, 2];
  const t = createTranslate(crashMessages, theme.locale);
  const view = createFlightView(environment);
  const history = createHistoryStrip(translateKit('history'), HISTORY);
  /** What the line under the multiplier says of the flight. */
  let note = t('ready');
  let shownSeconds = 0;
  const events = { onChange: showState, onLaunch, onCashOut, onCrash };
  const rounds = money ? createMoneyFlights(environment, money, events) : createCrashRounds(environment, events);
  const panels: readonly BetPanel[] = places.map((place) =>
    createBetPanel(environment, t, {
      place,
      onPress: () => press(place),
      onAutoplay: () => (rounds.stateOf(place) === 'free' ? enter(place) : undefined),
      onChange: showState,
    }),
  );
  const frame = mountGameFrame(environment, {
    className: 'gameCrash',
    stage: [history.element, view.element],
    controls: [h('div', { class: 'bets' }, ...panels.map((panel) => panel.element))],
    help: {
      paragraphs: [...(money ? [t('helpMoney')] : [t('helpPlay'), t('helpTwo')]), t('helpAuto'), t('helpFair')],
      rtp: CRASH_RTP,
    },
    onRefill: () => panels[0]?.focus(),
  });

  function say(text: string): void {
    note = text;
    announcer.say(text);
  }

  function mood(): FlightMood {
    if (rounds.phase !== 'idle') return rounds.phase;
    return rounds.flight ? 'crashed' : 'waiting';
  }

  function drawCountdown(): void {
    const secondsLeft = Math.max(1, Math.ceil((COUNTDOWN_MS - rounds.elapsedMs) / 1000));
    if (secondsLeft !== shownSeconds) sound.play('tick');
    shownSeconds = secondsLeft;
    view.draw({ mood: 'counting', elapsedMs: 0, number: String(secondsLeft), note: t('countdown'), cashOuts: [] });
  }

  function draw(): void {
    if (rounds.phase === 'counting') return drawCountdown();
    shownSeconds = 0;
    const { flight } = rounds;
    const multiplier = rounds.phase === 'flying' ? multiplierNow(rounds) : (flight?.crashPoint ?? 100);
    view.draw({
      mood: mood(),
      elapsedMs: flight ? rounds.elapsedMs : 0,
      number: format.multiplier(multiplier),
      note,
      cashOuts: flight?.bets.flatMap(({ cashedAt }) => cashedAt ?? []) ?? [],
    });
  }

  function buttonText(panel: BetPanel, place: number): string {
    const state = rounds.stateOf(place);
    if (state === 'placed') return t(money ? 'sending' : 'cancel');
    const amount = (cents: number) => ({ amount: format.amount(cents) });
    if (state === 'free')
      return t(rounds.phase === 'flying' && !money ? 'placeNext' : 'place', amount(panel.stakeCents));
    const bet = rounds.flight?.bets.find((candidate) => candidate.place === place);
    return t('cashOut', amount(bet ? payoutCents({ ...bet, cashedAt: multiplierNow(rounds) }) : 0));
  }

  function showState(): void {
    draw();
    panels.forEach((panel, index) => panel.show(rounds.stateOf(index + 1), buttonText(panel, index + 1)));
    frame.setRoundOn(rounds.phase !== 'idle' || panels.some(({ autoplay }) => autoplay.isOn));
  }

  function enter(place: number): void {
    const panel = panels[place - 1];
    const bet = panel?.read();
    if (!bet) return;
    const refusal = bet === 'invalid' ? t('autoBad') : rounds.enter(bet) ? undefined : translateKit('broke');
    if (!refusal) return sound.play('tap');
    panel?.autoplay.stop();
    say(refusal);
    showState();
  }

  function press(place: number): void {
    const state = rounds.stateOf(place);
    if (state === 'free') return enter(place);
    if (state === 'flying') return rounds.cashOut(place);
    cancel(place);
  }

  /** The second tap of a double tap cancels nothing. */
  function cancel(place: number): void {
    if (rounds.phase === 'counting') note = t('ready');
    rounds.cancel(place);
    const amount = format.amount(panels[place - 1]?.stakeCents ?? 0);
    if (rounds.stateOf(place) === 'free') announcer.say(t('cancelled', { amount }));
  }

  /** Takes every win, or places the first bet. */
  function pressAll(): void {
    if (rounds.phase === 'flying') places.forEach((place) => rounds.cashOut(place));
    else if (rounds.stateOf(1) === 'free') enter(1);
  }

  function onLaunch(more: string): void {
    note = more ? `${t('flying')} (${more})` : t('flying');
    sound.play('launch');
  }

  function onCashOut(bet: FlightBet): void {
    const winCents = payoutCents(bet);
    sound.play(isGain(winCents, bet.stakeCents) ? 'cashOut' : 'tap');
    say(t('cashed', { multiplier: format.multiplier(bet.cashedAt ?? 0), amount: format.amount(winCents) }));
  }

  function onCrash({ crashPoint, bets }: Flight): void {
    const multiplier = format.multiplier(crashPoint);
    const lostCents = bets.reduce((sum, bet) => sum + (bet.cashedAt === undefined ? bet.stakeCents : 0), 0);
    const text =
      lostCents > 0 ? t('lost', { multiplier, amount: format.amount(lostCents) }) : t('crashedAt', { multiplier });
    history.add(multiplier, heightOf(crashPoint));
    sound.play('burst');
    const ended = bets.map((bet) =>
      panels[bet.place - 1]?.autoplay.settle(bet.stakeCents, payoutCents(bet), AUTO_PAUSE_MS),
    );
    say([...new Set([text, ...ended])].filter(Boolean).join('. '));
    showState();
  }

  view.element.addEventListener('click', () => (rounds.phase === 'flying' ? pressAll() : undefined));
  listenToKeys({ host, keys, onPrimary: pressAll });
  showState();
  rounds.resume();
}
