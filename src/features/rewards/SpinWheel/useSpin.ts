import { useEffect, useState } from 'react';
import { landingDegrees } from './landing';
import { randomIndex } from './randomIndex';
import { SEGMENTS } from './segments';

/** Time of one turn; same as the transition in the style sheet. */
export const SPIN_MS = 3_000;

interface Spin {
  degrees: number;
  /** Index of the drawn segment; `null` before the first spin. */
  drawn: number | null;
  isSpinning: boolean;
}

const AT_REST: Spin = { degrees: 0, drawn: null, isSpinning: false };

/** Draws the result first, or has it from the server, then turns the wheel to it. `isStill`: reduced motion, the result shows at once. */
export function useSpin(isStill: boolean) {
  const [{ degrees, drawn, isSpinning }, setSpin] = useState(AT_REST);

  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(() => setSpin((spin) => ({ ...spin, isSpinning: false })), SPIN_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);

  const spinTo = (index: number) =>
    setSpin({ degrees: landingDegrees(index, degrees), drawn: index, isSpinning: !isStill });
  const spin = () => {
    if (!isSpinning) spinTo(randomIndex(SEGMENTS.length));
  };
  return { degrees, isSpinning, landed: isSpinning ? null : drawn, spin, spinTo };
}
