import { MAX_WIN } from '../../contract/playTerms.ts';
import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';
import { centsOf } from './play/MoneyRound';

/**
 * A modal dialog with a title; the browser keeps the focus in it and returns it after closing. The page around the game
 * knows whether it is open, and closes it when the player goes back.
 */
export function createDialog(
  { translateKit: t, tellHost, hearHost }: GameEnvironment,
  title: string,
  body: Node,
): HTMLDialogElement {
  const dialog = h('dialog', { class: 'dialog', 'aria-label': title });
  const close = button({ class: 'iconButton', 'aria-label': t('close') }, () => dialog.close(), icon('close'));
  new MutationObserver(() => tellHost({ type: 'sheet', isOpen: dialog.open })).observe(dialog, {
    attributeFilter: ['open'],
  });
  hearHost(({ type }) => (type === 'closeSheet' ? dialog.close() : undefined));
  dialog.append(h('div', { class: 'dialogHead' }, h('h2', {}, title), close), body);
  return dialog;
}

export interface HelpContent {
  paragraphs: readonly string[];
  /** Return to player as a share of one. */
  rtp: number;
  extra?: readonly Node[];
}

/** Music is off until the player wants it. */
function createMusicChoice({ sound, translateKit: t }: GameEnvironment): HTMLElement {
  const box = h('input', { type: 'checkbox' });
  box.addEventListener('change', () => sound.music.toggle());
  return h('label', { class: 'musicChoice' }, box, t('music'));
}

export function createHelpDialog(environment: GameEnvironment, content: HelpContent): HTMLDialogElement {
  const { translateKit: t, format, money } = environment;
  const most = money ? format.amount(centsOf(MAX_WIN[money.currency])) : '';
  const body = h(
    'div',
    { class: 'dialogBody', tabindex: 0 },
    ...content.paragraphs.map((text) => h('p', {}, text)),
    ...(content.extra ?? []),
    h('p', { class: 'keys' }, t('keys')),
    createMusicChoice(environment),
    h('p', { class: 'helpRtp' }, t('rtp', { rtp: format.percent(content.rtp) })),
    h('p', { class: 'helpNote' }, t('funOnly', { most })),
  );
  const dialog = createDialog(environment, t('help'), body);
  dialog.classList.add('help');
  return dialog;
}
