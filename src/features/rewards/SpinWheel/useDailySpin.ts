import type { WheelTurn } from '@contract/wheel.ts';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useSpin } from './useSpin';
import { useGetWheelQuery, useTurnWheelMutation } from './wheelApi';

interface Failure {
  code?: string;
}

/**
 * `fun`: nothing is awarded. `open`: today's turn is not taken. `taken`: it is, and its segment was reached. `failed`: no
 * answer came, so the same turn can be asked for again.
 */
export type WheelPlay =
  | { kind: 'fun' | 'open' }
  | { kind: 'taken'; turn: WheelTurn; nextAt: string | undefined; isNew: boolean }
  | { kind: 'failed'; code: string | undefined };

/** A player's turn is drawn by the server, once a day; everybody else turns the wheel for fun. */
export function useDailySpin(isStill: boolean) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isLoading } = useGetWheelQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const [turnWheel, { error }] = useTurnWheelMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isNew, setIsNew] = useState(false);
  const { spin, spinTo, isSpinning, ...wheel } = useSpin(isStill);
  const code = (error as Failure | undefined)?.code;
  const isFun = !isSignedIn || data?.isPaying === false || code === 'wheel_closed';
  // The answer is in the cache before the wheel has turned to it.
  const isTaken = data?.turn !== undefined && !isSpinning && !isAsking;

  const turn = async () => {
    if (isLoading || isAsking || data?.turn) return;
    setIsAsking(true);
    const { data: answer } = await turnWheel();
    setIsAsking(false);
    if (!answer?.turn) return;
    setIsNew(true);
    spinTo(answer.turn.segment);
  };
  const playOf = (): WheelPlay => {
    if (isFun) return { kind: 'fun' };
    if (data?.turn && isTaken) return { kind: 'taken', turn: data.turn, nextAt: data.nextAt, isNew };
    return error && !isAsking ? { kind: 'failed', code } : { kind: 'open' };
  };
  return {
    ...wheel,
    play: playOf(),
    /** The button says "..." meanwhile. */
    isBusy: isSpinning || isAsking,
    isSpinning,
    isResting: !isFun && (isTaken || isLoading),
    spin: isFun ? spin : () => void turn(),
  };
}
