import { mountCashOutGame, type ActionLook } from '../kit/cashOutGame';
import type { GameEnvironment } from '../kit/environment';
import { createHistoryStrip } from '../kit/historyStrip';
import { createTranslate } from '../kit/i18n';
import { createFlightView } from './flightView';
import { crashMessages } from './messages';
import { advance, cashOut, CRASH_RTP, launch, msUntil, multiplierAt, type EndedFlight, type Flight } from './rules';
import { createTargetField } from './targetField';

/** The crash game: a rising multiplier that ends at a random time. */
export function mountCrash(environment: GameEnvironment): void {
  const { random, clock, announcer, format, translateKit, theme } = environment;
  const t = createTranslate(crashMessages, theme.locale);
  const view = createFlightView(environment);
  const history = createHistoryStrip(translateKit('history'));
  const target = createTargetField(t, () => round.press());
  let launchedMs = 0;
  let cancelFrame = (): void => undefined;
  const elapsedMs = (): number => clock.now() - launchedMs;
  const round = mountCashOutGame<Flight, EndedFlight>(environment, {
    className: 'gameCrash',
    stage: [history.element, view.element],
    help: { paragraphs: [t('helpPlay'), t('helpAuto'), t('helpFair')], rtp: CRASH_RTP },
    choice: target,
    prepare,
    isRunning: (current): current is Flight => current.phase === 'flying',
    cashOut: (flight) => cashOut(flight, elapsedMs()),
    payoutCents: (ended) => (ended.phase === 'cashed' ? ended.payoutCents : 0),
    look,
    refuse,
    onStart: follow,
    onEnd,
  });

  function refuse(why: string): void {
    view.draw(0, 100, 'waiting', why);
    announcer.say(why);
  }

  function prepare() {
    const autoTarget = target.read();
    if (autoTarget === 'invalid') return t('autoBad');
    return (stakeCents: number): Flight => {
      launchedMs = clock.now();
      return launch(random, stakeCents, autoTarget);
    };
  }

  function look(flight: Flight | undefined): ActionLook {
    if (!flight) return { text: t('launch'), isCashOut: false };
    const winCents = Math.floor((flight.stakeCents * multiplierAt(elapsedMs())) / 100);
    return { text: t('cashOut', { amount: format.credits(winCents) }), isCashOut: true };
  }

  function follow(): void {
    round.change((flight) => advance(flight, elapsedMs()));
    if (!round.current) return;
    view.draw(elapsedMs(), multiplierAt(elapsedMs()), 'flying', t('flying'));
    round.showAction();
    cancelFrame = clock.nextFrame(follow);
  }

  function onEnd(ended: EndedFlight): void {
    cancelFrame();
    const isCashed = ended.phase === 'cashed';
    const multiplier = isCashed ? ended.multiplier : ended.crashPoint;
    const amount = format.credits(isCashed ? ended.payoutCents : 0);
    const text = t(isCashed ? 'cashed' : 'crashedAt', { multiplier: format.multiplier(multiplier), amount });
    const crashPoint = format.multiplier(ended.crashPoint);
    const note = isCashed ? `${text} · ${t('crashedAt', { multiplier: crashPoint })}` : t('crashed');
    view.draw(msUntil(multiplier), multiplier, ended.phase, note);
    history.add(crashPoint, isCashed);
    announcer.say(text);
  }

  view.element.addEventListener('click', () => (round.current ? round.press() : undefined));
  view.draw(0, 100, 'waiting', t('ready'));
}
