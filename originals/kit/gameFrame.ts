import { createBackdrop } from './backdrop';
import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { createHelpDialog, type HelpContent } from './dialog';
import { createTopBar } from './topBar';
import type { Money } from './play/Money';

interface FrameContent {
  /** The class of the game, in addition to `game`. */
  className: string;
  stage: readonly Node[];
  controls: readonly Node[];
  help: HelpContent;
  onRefill: () => void;
}

const TICK_MS = 1_000;

/** A time such as 4:05 or 1:04:05. */
function timeOf(playedMs: number): string {
  const seconds = Math.floor(playedMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const padded = (value: number): string => String(value).padStart(2, '0');
  const short = `${hours > 0 ? padded(minutes) : minutes}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** Shows what this session has won or lost and how long it lasts; always on screen with money. */
function createSessionStrip({ account, t }: Money, { format, clock }: GameEnvironment): HTMLElement {
  const net = h('strong', {});
  const time = h('strong', {});
  const showNet = (): void => {
    net.classList.toggle('won', account.netCents() > 0);
    net.textContent = (account.netCents() > 0 ? '+' : '') + format.amount(account.netCents());
  };
  const tick = (): void => {
    time.textContent = timeOf(account.playedMs());
    clock.after(TICK_MS, tick);
  };
  account.subscribe(showNet);
  showNet();
  tick();
  return h(
    'section',
    { class: 'session', 'aria-label': t('session') },
    h('span', {}, `${t('net')} `, net),
    h('span', {}, `${t('time')} `, time),
  );
}

function createRefillOffer(
  { wallet, translateKit: t, format, announcer, stakes }: GameEnvironment,
  onRefill: () => void,
) {
  const element = button(
    { class: 'refill', hidden: true },
    () => {
      wallet.refill();
      element.hidden = true;
      announcer.say(t('refilled', { amount: format.amount(wallet.balanceCents()) }));
      onRefill();
    },
    t('refill'),
  );
  return {
    element,
    /** Shows the offer between rounds when the balance covers no stake. */
    update(isRoundOn: boolean) {
      const isBroke = !isRoundOn && wallet.balanceCents() < stakes.least;
      if (isBroke && element.hidden) announcer.say(t('broke'));
      element.hidden = !isBroke;
    },
  };
}

/** Fills the root with the common parts, and the stage and controls of the game. */
export function mountGameFrame(environment: GameEnvironment, content: FrameContent) {
  const { root, theme, announcer, translateKit, money } = environment;
  const help = createHelpDialog(environment, content.help);
  const bar = createTopBar(environment, help);
  const refill = money ? undefined : createRefillOffer(environment, content.onRefill);
  const game = h(
    'div',
    { class: `game ${content.className}` },
    createBackdrop(theme),
    // The session of play for money must always be on screen.
    money ? h('div', { class: 'top' }, bar, createSessionStrip(money, environment)) : bar,
    h('main', { class: 'stage', 'aria-label': theme.title }, ...content.stage),
    h(
      'section',
      { class: 'controls', 'aria-label': translateKit('controls') },
      ...content.controls,
      ...(refill ? [refill.element] : []),
    ),
    ...(money ? [money.notice.element] : []),
    announcer.element,
    help,
  );
  root.replaceChildren(game);
  return {
    /** Call it whenever a round starts or ends. */
    setRoundOn(isRoundOn: boolean) {
      game.classList.toggle('isRoundOn', isRoundOn);
      refill?.update(isRoundOn);
    },
  };
}
