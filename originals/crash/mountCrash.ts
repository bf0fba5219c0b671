import { button } from '../kit/dom';
import type { GameEnvironment } from '../kit/environment';
import { mountGameFrame } from '../kit/gameFrame';
import { createHistoryStrip } from '../kit/historyStrip';
import { createTranslate } from '../kit/i18n';
import { listenToKeys } from '../kit/keys';
import { createStakeStepper } from '../kit/stakeStepper';
import { createFlightView } from './flightView';
import { crashMessages } from './messages';
import { advance, cashOut, CRASH_RTP, launch, msUntil, multiplierAt, type CrashRound } from './rules';
import { createTargetField } from './targetField';

/** The crash game: a multiplier that rises until it is gone. */
export function mountCrash(environment: GameEnvironment): void {
  const { wallet, random, clock, sound, announcer, format, translateKit, host, keys, theme } = environment;
  const t = createTranslate(crashMessages, theme.locale);
  const view = createFlightView(environment);
  const history = createHistoryStrip(translateKit('history'));
  const stake = createStakeStepper(environment, () => undefined);
  const target = createTargetField(t, press);
  const action = button({ class: 'action' }, press, t('launch'));
  const frame = mountGameFrame(environment, {
    className: 'gameCrash',
    stage: [history.element, view.element],
    controls: [stake.element, target.element, action],
    help: { paragraphs: [t('helpPlay'), t('helpAuto'), t('helpFair')], rtp: CRASH_RTP },
    onRefill: () => action.focus(),
  });
  let round: CrashRound | undefined;
  let launchedMs = 0;
  let cancelFrame = (): void => undefined;

  function refuse(text: string): void {
    view.draw(0, 100, 'waiting', text);
    announcer.say(text);
  }

  function setRoundOn(isOn: boolean): void {
    stake.setLocked(isOn);
    target.setLocked(isOn);
    action.classList.toggle('isCashOut', isOn);
    if (!isOn) action.textContent = t('launch');
    frame.setRoundOn(isOn);
  }

  function begin(): void {
    const autoTarget = target.read();
    if (autoTarget === 'invalid') return refuse(t('autoBad'));
    if (!wallet.take(stake.stakeCents)) return refuse(translateKit('broke'));
    round = launch(random, stake.stakeCents, autoTarget);
    launchedMs = clock.now();
    setRoundOn(true);
    sound.play('launch');
    follow();
  }

  function follow(): void {
    if (!round) return;
    const elapsedMs = clock.now() - launchedMs;
    round = advance(round, elapsedMs);
    if (round.phase !== 'flying') return finish(round);
    const multiplier = multiplierAt(elapsedMs);
    view.draw(elapsedMs, multiplier, 'flying', t('flying'));
    action.textContent = t('cashOut', { amount: format.credits(Math.floor((round.stakeCents * multiplier) / 100)) });
    cancelFrame = clock.nextFrame(follow);
  }

  function finish(over: Exclude<CrashRound, { phase: 'flying' }>): void {
    cancelFrame();
    round = undefined;
    const isCashed = over.phase === 'cashed';
    const multiplier = isCashed ? over.multiplier : over.crashPoint;
    const amounts = {
      multiplier: format.multiplier(multiplier),
      amount: format.credits(isCashed ? over.payoutCents : 0),
    };
    const text = t(isCashed ? 'cashed' : 'crashedAt', amounts);
    if (isCashed) wallet.pay(over.payoutCents);
    view.draw(
      msUntil(multiplier),
      multiplier,
      over.phase,
      isCashed ? `${text} · ${t('crashedAt', { multiplier: format.multiplier(over.crashPoint) })}` : t('crashed'),
    );
    history.add(format.multiplier(over.crashPoint), isCashed);
    sound.play(isCashed ? 'win' : 'lose');
    announcer.say(text);
    setRoundOn(false);
  }

  function press(): void {
    if (!round) return begin();
    round = cashOut(round, clock.now() - launchedMs);
    if (round.phase !== 'flying') finish(round);
  }

  view.element.addEventListener('click', () => (round ? press() : undefined));
  listenToKeys({ host, keys, onPrimary: press });
  view.draw(0, 100, 'waiting', t('ready'));
  setRoundOn(false);
}
