import { SHOWN_FLIGHTS } from '../../../contract/playTerms.ts';
import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import { mountGameFrame } from '../../kit/gameFrame';
import { createHistoryStrip } from '../../kit/historyStrip';
import { createTranslate, type Translate } from '../../kit/i18n';
import { listenToKeys } from '../../kit/keys';
import { createFreeSpins } from '../../kit/play/freeSpins';
import { moneyOf } from '../../kit/play/Money';
import { isGain } from '../../kit/stakes';
import { crash, CRASH_RTP } from '../rules/index.ts';
import { type BetPanel, betText, createBetPanel } from './betPanel';
import { type BetState, type CrashRounds, createCrashRounds, multiplierNow } from './crashRounds';
import { createEndTexts } from './endTexts';
import { type Flight, type FlightBet, heightOf, payoutCents } from './flight';
import { createFlightView, type FlightMood } from './flightView';
import messages from './messages';
import type en from './messages/en.json';
import { createMoneyFlights } from './moneyFlights';
import { createDemoBets } from './shared/demoBets';
import { connectEvents } from './shared/flightFeed';
import { createOwnBets } from './shared/ownBets';
import type { OwnEvents } from './shared/places';
import { createPlayersList } from './shared/playersList';
import { createSharedRounds } from './shared/sharedRounds';

const AUTO_PAUSE_MS = 1600;
/** The second tap of a double tap does not cancel the bet of the first. */
const DOUBLE_TAP_MS = 400;
/** A place is at rest for so long after its bet: a tap that was meant as its cash-out never bets again. */
const REST_MS = 700;
const ASKED_MS = 5_000;
/** The news that a flight for everybody ended before a cash-out get this long to arrive. */
const NEWS_MS = 300;

const NO_FLIGHTS = { left: 0, stakeCents: 0, wonCents: 0 };

/** How high the engine sounds, from 0 to 1: at 20× it is at its highest. Multipliers are hundredths. */
const loftOf = (multiplier: number): number => Math.min(1, Math.log(multiplier / 100) / Math.log(20));

/**
 * The crash game: a rising multiplier that ends at a random time, with up to two bets on a flight. It is a flight for
 * everybody, for money or in the demo, or one of the player's own, which has one bet with money. The demo of a flight for
 * everybody has flights of its own where those of everybody are out of reach.
 */
export function mountCrash(environment: GameEnvironment, connect = connectEvents): void {
  const { root, sound, announcer, format, translateKit, theme, clock, wallet, fetch, hearHost } = environment;
  const money = moneyOf(crash, environment);
  let isShared = new URLSearchParams(window.location.search).get('flight') === 'shared';
  const places = money && !isShared ? [1] : [1, 2];
  const t = createTranslate<typeof en>(messages, theme.language);
  const ends = createEndTexts(t, format);
  const view = createFlightView(environment);
  const history = createHistoryStrip(translateKit('history'), SHOWN_FLIGHTS);
  const players = isShared ? createPlayersList(t, money ?? theme, format) : undefined;
  let ready = t('ready');
  let note = ready;
  let asked = '';
  let shownSeconds = 0;
  const known = new Map<number, { state: BetState; sinceMs: number }>();
  const ownEvents: OwnEvents = {
    onChange: showState,
    onCashOut,
    onLost(bets, crashPoint) {
      announcer.say(ends.gone(bets, crashPoint));
      note = ends.end(rounds.flight()?.bets ?? bets, crashPoint);
    },
    onPlaced: (stakeCents) => announcer.say(t('placed', { amount: format.amount(stakeCents) })),
    onEnded: countEnd,
    onGone: (place) => panels[place - 1]?.autoplay.stop(),
    onCancelled: (stakeCents) => announcer.say(t('cancelled', { amount: format.amount(stakeCents) })),
    onEarlier: (earlier) => players?.keepEarlier(earlier),
  };
  const events = { ...ownEvents, onLaunch, onCrash };
  const free =
    money && isShared
      ? createFreeSpins(money.freeSpins ?? NO_FLIGHTS, { notice: money.notice, t, format, onChange: () => showState() })
      : undefined;
  let rounds = createRounds();
  const panels: readonly BetPanel[] = places.map((place) =>
    createBetPanel(environment, t, {
      place,
      onPress: () => press(place),
      onAutoplay: () => playAgain(place),
      // A bet that waits costs nothing yet, and would be placed when nobody looks.
      onAutoStop: () => (rounds.stateOf(place) === 'waiting' ? cancel(place) : undefined),
      onChange: showState,
      isAutoForMoney: money !== undefined && isShared,
      onProblem: ask,
      free: place === 1 ? free : undefined,
    }),
  );
  const frame = mountGameFrame(environment, {
    className: isShared ? 'gameCrash isShared' : 'gameCrash',
    stage: [history.element, view.element, ...(players ? [players.element] : [])],
    controls: [h('div', { class: 'bets' }, ...panels.map((panel) => panel.element))],
    help: { paragraphs: helpTexts(t, { isForMoney: money !== undefined, isShared }), rtp: CRASH_RTP },
    onRefill: () => panels[0]?.focus(),
  });

  function createRounds(): CrashRounds {
    if (!players) return money ? createMoneyFlights(environment, money, events) : createAlone();
    return createSharedRounds(
      { fetch, clock, connect, createBets },
      {
        ...events,
        onPast(crashPoint) {
          addPast(crashPoint);
          players.addPast(crashPoint);
        },
        onPlayers: players.show,
        onAlone: money ? undefined : goAlone,
      },
    );
  }

  function createBets(own: OwnEvents, bettingLeftMs: () => number) {
    return money
      ? createOwnBets({ money, format, clock, t, places, bettingLeftMs, free }, own)
      : createDemo(NEWS_MS, own);
  }

  function createDemo(newsMs: number, own: OwnEvents) {
    return createDemoBets(
      { wallet, newsMs, onMissed: () => say(t('missed')), onBroke: () => say(translateKit('broke')) },
      own,
    );
  }

  function createAlone(): CrashRounds {
    return createCrashRounds(environment, (onChange) => createDemo(0, { ...ownEvents, onChange }), events);
  }

  function goAlone(): void {
    places.forEach((place) => rounds.cancel(place));
    isShared = false;
    rounds = createAlone();
    players?.element.remove();
    root.querySelector('.isShared')?.classList.remove('isShared');
    ready = t('readyAlone');
    say(ready);
    showState();
  }

  function say(text: string): void {
    note = text;
    announcer.say(text);
  }

  /** Stands where the flight's note does: one above the sky would push it down in flight. */
  function ask(text: string): void {
    asked = text;
    announcer.say(text);
    clock.after(ASKED_MS, () => (asked = ''));
    draw();
  }

  /** A flight without a bet of the player makes no sound, and is not read out. */
  const isOnBoard = (): boolean => places.some((place) => !['free', 'waiting'].includes(rounds.stateOf(place)));
  const takesPart = (): boolean => !isShared || isOnBoard();

  function mood(): FlightMood {
    const phase = rounds.phase();
    if (phase !== 'idle') return phase;
    return rounds.flight() ? 'crashed' : 'waiting';
  }

  function countdown(): string {
    const secondsLeft = Math.max(isShared ? 0 : 1, Math.ceil(rounds.countdownMs() / 1000));
    if (secondsLeft !== shownSeconds && takesPart()) sound.play('tick');
    shownSeconds = secondsLeft;
    return t('seconds', { count: secondsLeft });
  }

  /** The number in the sky, and the note above it. */
  function shownTexts(): [string, string] {
    if (rounds.phase() === 'counting') return [countdown(), t('countdown')];
    shownSeconds = 0;
    if (rounds.isSearching()) return ['–', t('searching')];
    const isFlying = rounds.phase() === 'flying';
    return [format.multiplier(isFlying ? multiplierNow(rounds) : (rounds.flight()?.crashPoint ?? 100)), note];
  }

  function draw(): void {
    const [number, text] = shownTexts();
    if (rounds.phase() === 'flying' && takesPart()) sound.drone(loftOf(multiplierNow(rounds)));
    const flight = rounds.phase() === 'counting' ? undefined : rounds.flight();
    const cashOuts = flight?.bets.flatMap(({ cashedAt }) => cashedAt ?? []) ?? [];
    view.draw({ mood: mood(), elapsedMs: flight ? rounds.elapsedMs() : 0, number, note: asked || text, cashOuts });
  }

  /** Nobody knows the state of a place while the flight is looked for. */
  function noteState(place: number): void {
    const state = rounds.stateOf(place);
    const before = known.get(place);
    if (rounds.isSearching() || before?.state === state) return;
    known.set(place, { state, sinceMs: before ? clock.now() : -Infinity });
    if (before && state === 'free') clock.after(REST_MS, showState);
  }

  const isNew = (place: number, ms: number): boolean => clock.now() - (known.get(place)?.sinceMs ?? -Infinity) < ms;
  const isResting = (place: number): boolean => rounds.stateOf(place) === 'free' && isNew(place, REST_MS);

  function showState(): void {
    draw();
    places.forEach(noteState);
    panels.forEach((panel, index) => {
      const place = index + 1;
      const bids = { place, stakeCents: panel.stakeCents(), isFree: panel.isFree() };
      const text = betText(environment, t, rounds, bids);
      const bet = rounds.flight()?.bets.find((each) => each.place === place && each.isOpen);
      panel.show(rounds.stateOf(place), text, { isResting: isResting(place), bet });
    });
    frame.setRoundOn((rounds.phase() !== 'idle' && takesPart()) || panels.some(({ autoplay }) => autoplay.isOn()));
  }

  function enter(place: number): void {
    const panel = panels[place - 1];
    const bet = panel?.read();
    if (!bet) return;
    if (bet !== 'invalid') {
      rounds.enter(bet);
      return sound.play('tap');
    }
    panel?.autoplay.stop();
    say(t('autoBad'));
    showState();
  }

  function press(place: number): void {
    const state = rounds.stateOf(place);
    if (state === 'free') return isResting(place) ? undefined : enter(place);
    if (state === 'flying') return rounds.cashOut(place);
    if ((state === 'waiting' || state === 'placed') && !isNew(place, DOUBLE_TAP_MS)) cancel(place);
  }

  /** The next automatic bet. A flight that nobody knows ends them. */
  function playAgain(place: number): void {
    if (rounds.stateOf(place) === 'free') enter(place);
    else if (rounds.isSearching()) panels[place - 1]?.autoplay.stop();
  }

  /** Counts a bet for the automatic ones of its place, and says why they have ended, if they have. */
  function countEnd(bet: FlightBet): void {
    const ended = panels[bet.place - 1]?.autoplay.settle(bet.stakeCents, payoutCents(bet), AUTO_PAUSE_MS);
    if (ended) say(`${note}. ${ended}`);
  }

  function cancel(place: number): void {
    if (!isShared && rounds.phase() === 'counting') note = ready;
    const isWaiting = rounds.stateOf(place) === 'waiting';
    rounds.cancel(place);
    panels[place - 1]?.autoplay.stop();
    if (isWaiting && rounds.stateOf(place) === 'free') announcer.say(t('cancelledNext'));
  }

  /** Takes every win, or places the first bet. */
  function pressAll(): void {
    if (rounds.phase() === 'flying' && takesPart()) places.forEach((place) => rounds.cashOut(place));
    else if (rounds.stateOf(1) === 'free' && !places.some(isResting)) enter(1);
  }

  function addPast(crashPoint: number): void {
    history.add(format.multiplier(crashPoint), heightOf(crashPoint));
  }

  function onLaunch(more: string): void {
    note = more ? `${t('flying')} (${more})` : t('flying');
    if (takesPart()) sound.play('launch');
  }

  function onCashOut(bet: FlightBet): void {
    sound.play(isGain(payoutCents(bet), bet.stakeCents) ? 'cashOut' : 'tap');
    say(ends.cashed(bet));
  }

  function onCrash({ crashPoint, bets }: Flight): void {
    if (!isShared) addPast(crashPoint);
    note = ends.end(bets, crashPoint);
    if (bets.length > 0) sound.play('burst');
    if (bets.length > 0 && !bets.some(({ isOpen }) => isOpen)) announcer.say(ends.gone(bets, crashPoint));
    showState();
  }

  listenToKeys(environment, pressAll);
  showState();
  if (money) rounds.resume(money.client.addressOf(`flights/${encodeURIComponent(money.gameId)}`));
  else hearHost(({ type, address }) => (type === 'flights' ? rounds.resume(String(address)) : undefined));
}

function helpTexts(
  t: Translate<typeof en>,
  { isForMoney, isShared }: Record<'isForMoney' | 'isShared', boolean>,
): string[] {
  if (isShared)
    return [t('helpShared'), t('helpTwo'), t('helpAuto'), t('helpFair'), t(isForMoney ? 'helpChain' : 'helpPractice')];
  const play = isForMoney ? [t('helpMoney')] : [t('helpPlay'), t('helpTwo')];
  return [...play, t('helpAuto'), t('helpFair')];
}
