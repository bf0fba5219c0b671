import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';

/** A modal dialog with a title; the browser keeps the focus in it and returns it after closing. */
export function createDialog({ translateKit: t }: GameEnvironment, title: string, body: Node): HTMLDialogElement {
  const dialog = h('dialog', { class: 'dialog', 'aria-label': title });
  const close = button({ class: 'iconButton', 'aria-label': t('close') }, () => dialog.close(), icon('close'));
  dialog.append(h('div', { class: 'dialogHead' }, h('h2', {}, title), close), body);
  return dialog;
}
