import type { Clock } from '../clock';
import { h } from '../dom';
import type { Format } from '../format';
import type { Money } from './Money';

const TICK_MS = 1_000;

/** Such as 4:05 or 1:04:05. */
function timeOf(playedMs: number): string {
  const seconds = Math.floor(playedMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const padded = (value: number): string => String(value).padStart(2, '0');
  const short = `${hours > 0 ? padded(minutes) : minutes}:${padded(seconds % 60)}`;
  return hours > 0 ? `${hours}:${short}` : short;
}

/** Shows what this session has won or lost and how long it lasts; always on screen with money. */
export function createSessionStrip({ account, t }: Money, format: Format, clock: Clock): HTMLElement {
  const net = h('strong', {});
  const time = h('strong', {});
  const showNet = (): void => {
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
