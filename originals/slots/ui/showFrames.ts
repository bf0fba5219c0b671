import { winOf } from '../../fair/index.ts';
import type { GameEnvironment } from '../../kit/environment';
import type { Translate } from '../../kit/i18n';
import type { Frame } from '../rules/index.ts';
import type en from './messages/en.json';
import type { createReelsView } from './reelsView';

/** A frame whose wins make symbols fall, or whose coins turn the reels again, is seen so long before it goes on. */
const WIN_MS = 750;
const CHANGE_MS = 350;

const atOnce = (act: () => void): (() => void) => {
  act();
  return () => undefined;
};

/** Shows one frame of a spin after another, with what each has won so far in the message. */
export function createFrameShow(
  { clock, format, sound, isMotionReduced }: GameEnvironment,
  reels: Pick<ReturnType<typeof createReelsView>, 'goOn' | 'showWins'>,
  t: Translate<typeof en>,
  message: HTMLElement,
) {
  let hurry: (() => void) | undefined;

  function tell(frame: Frame, stakeCents: number): void {
    reels.showWins(frame);
    if (!isMotionReduced) sound.play('tick');
    const amount = format.amount(winOf(stakeCents, frame.multiplier));
    message.textContent = frame.factor > 1 ? t('fallTimes', { amount, factor: frame.factor }) : `+${amount}`;
  }

  return {
    /** Shows the last frame at once, if one is waiting. */
    hurry: () => hurry?.(),
    show(frames: readonly Frame[], stakeCents: number, onEnd: () => void): void {
      let isHurried = isMotionReduced;
      let cancel = (): void => undefined;
      const after = (ms: number, act: () => void) => (isHurried ? atOnce(act) : clock.after(ms, act));
      const goOn = (from: Frame, next: number): void => {
        const at = isHurried ? frames.length - 1 : next;
        const to = frames[at] ?? from;
        cancel = after(reels.goOn(at === next ? from : to, to), () => showAt(at));
      };
      const showAt = (at: number): void => {
        const frame = frames[at];
        if (!frame || at === frames.length - 1) {
          hurry = undefined;
          return onEnd();
        }
        if (frame.wins.length > 0) tell(frame, stakeCents);
        hurry = () => {
          cancel();
          isHurried = true;
          goOn(frame, at + 1);
        };
        cancel = after(frame.wins.length > 0 ? WIN_MS : CHANGE_MS, () => goOn(frame, at + 1));
      };
      showAt(0);
    },
  };
}
