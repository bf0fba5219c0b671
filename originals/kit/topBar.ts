import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { commandOf } from './hostBridge';
import { icon } from './icons';
import { motifPicture } from './motif';
import { countUp } from './countUp';

function createSoundButton({ sound, tellHost, translateKit: t }: GameEnvironment): HTMLButtonElement {
  const show = (): void => {
    element.setAttribute('aria-label', t(sound.isOn() ? 'soundOff' : 'soundOn'));
    element.replaceChildren(icon(sound.isOn() ? 'soundOn' : 'soundOff'));
  };
  const element = button({ class: 'iconButton' }, () => {
    sound.toggle();
    tellHost({ type: sound.isOn() ? 'soundOn' : 'soundOff' });
    sound.play('tap');
    show();
  });
  show();
  return element;
}

/** The bar of the page shows the credits and does what the buttons of this one do. */
function joinOuterBar(environment: GameEnvironment, help: HTMLDialogElement): void {
  const { wallet, format, tellHost, sound, hearHost, isDemo } = environment;
  const tell = (cents: number): void => tellHost({ type: 'balance', text: format.amount(cents) });
  if (isDemo) {
    wallet.subscribe(tell);
    tell(wallet.balanceCents());
  }
  hearHost((message) => {
    const command = commandOf(message);
    if (command === undefined) return;
    if (command === 'help') {
      if (!help.open) help.showModal();
    } else if (sound.isOn() !== (command === 'soundOn')) {
      sound.toggle();
      sound.play('tap');
    }
  });
}

export function createTopBar(environment: GameEnvironment, help: HTMLDialogElement): HTMLElement {
  const { theme, translateKit: t, isBarOutside } = environment;
  const name = h('h1', { class: 'topbarTitle' }, theme.title);
  const credits = createCreditsMeter(environment);
  if (isBarOutside) {
    joinOuterBar(environment, help);
    return h('header', { class: 'visuallyHidden', 'aria-label': theme.title }, name, credits);
  }
  const [emblem] = theme.symbols;
  return h(
    'header',
    { class: 'topbar', 'aria-label': theme.title },
    ...(emblem ? [motifPicture(emblem, theme, 'topbarEmblem')] : []),
    name,
    credits,
    createSoundButton(environment),
    button({ class: 'iconButton', 'aria-label': t('help') }, () => help.showModal(), icon('help')),
  );
}

const RUN_MS = 500;

/** The balance. Demo credits count up to each win; losses and money show at once. */
function createCreditsMeter(environment: GameEnvironment): HTMLElement {
  const { translateKit: t, wallet, format, clock, isMotionReduced, isDemo, money } = environment;
  let shownCents = wallet.balanceCents();
  let finish = (): void => undefined;
  const label = h('span', { class: 'creditsLabel' });
  const value = h('output', { class: 'creditsValue' });
  const show = (cents: number): void => {
    shownCents = cents;
    value.textContent = format.amount(cents);
    const bonusCents = money?.account.bonusCents() ?? 0;
    const bonus = bonusCents > 0 ? `, ${money?.t('withBonus', { amount: format.amount(bonusCents) }) ?? ''}` : '';
    label.textContent = t('demoCredits') + bonus;
  };
  wallet.subscribe((balanceCents) => {
    finish();
    const isRun = isDemo && balanceCents > shownCents && !isMotionReduced;
    finish = countUp({ from: shownCents, to: balanceCents, durationMs: isRun ? RUN_MS : 0, clock, show });
  });
  show(shownCents);
  return h('div', { class: 'credits' }, label, value);
}
