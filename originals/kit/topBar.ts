import { createCreditsMeter } from './creditsMeter';
import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import { motifElement } from './motif';

function createSoundButton({ sound, host, translateKit: t }: GameEnvironment): HTMLButtonElement {
  const show = (): void => {
    element.setAttribute('aria-label', t(sound.isOn ? 'soundOff' : 'soundOn'));
    element.replaceChildren(icon(sound.isOn ? 'soundOn' : 'soundOff'));
  };
  const element = button({ class: 'iconButton' }, () => {
    sound.toggle();
    host.sound(sound.isOn);
    sound.play('tap');
    show();
  });
  show();
  return element;
}

export function createTopBar(environment: GameEnvironment, help: HTMLDialogElement): HTMLElement {
  const { theme, translateKit: t } = environment;
  const [emblem] = theme.symbols;
  return h(
    'header',
    { class: 'topbar', 'aria-label': theme.title },
    ...(emblem ? [motifElement(emblem, theme.palette, 'topbarEmblem')] : []),
    h('h1', { class: 'topbarTitle' }, theme.title),
    createCreditsMeter(environment),
    createSoundButton(environment),
    button({ class: 'iconButton', 'aria-label': t('help') }, () => help.showModal(), icon('help')),
  );
}
