import { button, h } from './dom';
import type { GameEnvironment } from './environment';
import { icon } from './icons';

export interface HelpContent {
  paragraphs: readonly string[];
  /** Return to player as a share of one. */
  rtp: number;
  /** Additions of a game, such as a paytable. */
  extra?: readonly Node[];
}

/** A modal dialog with the rules; the browser keeps the focus in it and returns it. */
export function createHelpDialog(environment: GameEnvironment, content: HelpContent): HTMLDialogElement {
  const { translateKit: t, format } = environment;
  const dialog = h('dialog', { class: 'help', 'aria-labelledby': 'help-title' });
  const close = button({ class: 'iconButton', 'aria-label': t('close') }, () => dialog.close(), icon('close'));
  dialog.append(
    h('div', { class: 'helpHead' }, h('h2', { id: 'help-title' }, t('help')), close),
    h(
      'div',
      { class: 'helpBody', tabindex: 0 },
      ...content.paragraphs.map((text) => h('p', {}, text)),
      ...(content.extra ?? []),
      h('p', { class: 'helpRtp' }, t('rtp', { rtp: format.percent(content.rtp) })),
      h('p', { class: 'helpNote' }, t('funOnly')),
    ),
  );
  return dialog;
}
