import type { Round } from '@contract/rounds.ts';
import { readRound, recomputeRound, type Verification } from '@originals/verify/index.ts';
import { useEffect, useRef, useState } from 'react';

/** `walked`: links of the chain of a flight for everybody, so far. */
export type VerificationState =
  { kind: 'none' | 'failed' } | { kind: 'computing'; walked: number } | { kind: 'done'; verification: Verification };

/** Lets the browser paint and answer the player. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

/** Computes the round in slices; ends when the component is gone. */
export function useVerification(round: Round) {
  const [state, setState] = useState<VerificationState>({ kind: 'none' });
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const pause = async (walked: number) => {
    setState({ kind: 'computing', walked });
    await nextTask();
    if (isGone.current) throw new Error('nobody waits for it');
  };
  const verify = async () => {
    setState({ kind: 'computing', walked: 0 });
    try {
      setState({ kind: 'done', verification: await recomputeRound(readRound(round), pause) });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return { state, verify };
}
