import { h } from './dom';
import type { GameEnvironment } from './environment';
import { motifDataUrl } from './motif';

const PIECES = 18;

function flight(index: number): Keyframe[] {
  const angle = (index / PIECES) * 2 * Math.PI;
  const reach = 90 + (index % 4) * 45;
  const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach - 60];
  return [
    { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(1) rotate(${index * 47}deg)`, opacity: 1, offset: 0.55 },
    { transform: `translate(${x * 1.2}px, ${y + 190}px) scale(0.7) rotate(${index * 90}deg)`, opacity: 0 },
  ];
}

/** Throws coins out of the middle of `host`, which remove themselves; none with reduced motion. */
export function burst(host: HTMLElement, { theme, isMotionReduced }: GameEnvironment): void {
  if (isMotionReduced) return;
  const src = motifDataUrl('coin', theme);
  for (let index = 0; index < PIECES; index += 1) {
    const piece = h('img', { class: 'burstPiece', src, alt: '' });
    host.append(piece);
    const animation = piece.animate(flight(index), {
      duration: 1100 + (index % 5) * 120,
      easing: 'cubic-bezier(.2,.7,.4,1)',
    });
    animation.onfinish = () => piece.remove();
  }
}
