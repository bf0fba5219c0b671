import { h } from '../../kit/dom';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import type en from './messages/en.json';
import { goesOn, type SlotsSession } from './session';

/** In free games it is night around the reels, and a plate on their case counts. */
export function createFreeScene({ root, format }: GameEnvironment, t: Translate<typeof en>) {
  const at = h('span');
  const factorShown = h('b');
  const paid = h('span');
  const plate = h('div', { class: 'freePlate', hidden: true }, at, factorShown, paid);
  return {
    plate,
    show(session: SlotsSession, isTurning: boolean, factor: number): void {
      const { freeSpins, freeSpinsPlayed, freeWinCents } = session;
      const isOn = goesOn(session) || (isTurning && freeSpinsPlayed > 0);
      root.classList.toggle('isFreeGames', isOn);
      plate.hidden = !isOn;
      const count = freeSpinsPlayed + freeSpins;
      at.textContent =
        freeSpinsPlayed > 0 ? t('freeAt', { at: freeSpinsPlayed, of: count }) : t('freeSpins', { count });
      factorShown.textContent = factor > 1 ? `×${factor}` : '';
      paid.textContent = freeWinCents > 0 ? `${t('paid')} ${format.amount(freeWinCents)}` : '';
    },
  };
}
