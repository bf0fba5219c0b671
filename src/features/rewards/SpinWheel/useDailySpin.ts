import type { Wheel, WheelTurn } from '@contract/wheel.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/auth';
import { useIsResting } from '@/features/saferPlay';
import { useModalFlow } from '@/features/ui';
import { drawForFun, restingDegrees, type SpinFlow, spinModal } from './spinFlow';
import { useGetWheelQuery, useGetWheelTermsQuery, useTurnWheelMutation } from './wheelApi';

/** Time of one turn; same as the transition in the style sheet. */
export const SPIN_MS = 3_000;

/** `resting`: the player is on a break. `fun`: no award. `open`: today's turn is not taken. `taken`: it is. `failed`: the same turn can be asked again. */
export type WheelPlay =
  | { kind: 'resting' }
  /** `stakedKes`: a turn pays on a day with this stake; 0 when that is not known. */
  | { kind: 'fun'; missing?: Wheel['missing']; stakedKes: number }
  | { kind: 'open' }
  | { kind: 'taken'; turn: WheelTurn; nextAt: string | undefined; isNew: boolean }
  | { kind: 'failed'; code: string | undefined };

const CLOSED: ReadonlySet<string | undefined> = new Set(['wheel_closed', 'wheel_not_earned']);

const NOTHING_PAID = { segments: undefined, stakedKes: 0 };

/** Returns the terms of a turn that pays unless the server says that none does. */
function usePayingTerms(wheel: Wheel | undefined) {
  const { data: [terms] = [] } = useGetWheelTermsQuery();
  const isForFun = wheel && !wheel.isPaying && !wheel.missing;
  return isForFun || !terms?.segments ? NOTHING_PAID : terms;
}

/** Today's turn is taken, or nobody knows yet. */
const isUnready = ({ taken, isLoading }: { taken: WheelTurn | undefined; isLoading: boolean }) =>
  taken !== undefined || isLoading;

const isClosed = (wheel: Wheel | undefined, code: string | undefined): boolean =>
  wheel?.isPaying === false || CLOSED.has(code);

/** A player for whom a turn could pay tries the wheel once, and then knows what it takes. */
const isTriedOnce = (wheel: Wheel | undefined, step: SpinFlow['step']): boolean =>
  wheel?.missing !== undefined && step === 'shown';

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code;

/** A player's turn is drawn by the server, once a day; everybody else turns the wheel for fun. */
export function useDailySpin(isStill: boolean) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, isLoading } = useGetWheelQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const { segments: prizes, stakedKes } = usePayingTerms(data);
  const isBlocked = useIsResting();
  const [turnWheel, { error }] = useTurnWheelMutation();
  const { flow, now, act } = useModalFlow(spinModal);
  const { step, segment, degrees, isNew } = flow;
  const isSpinning = step === 'spinning';
  const isAsking = step === 'asking';
  const isBusy = isSpinning || isAsking;
  const code = codeOf(error);
  const isFun = !isSignedIn || isClosed(data, code);
  // The answer is in the cache before the wheel has turned to it.
  const taken = isBusy ? undefined : data?.turn;

  const stop = useEffectEvent(() => act({ type: 'stopped' }));
  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(() => stop(), SPIN_MS);
    return () => clearTimeout(timer);
  }, [isSpinning]);

  const isTried = isFun && isTriedOnce(data, step);
  const turnForFun = () => {
    if (!isSpinning && !isTried) act({ type: 'turned', segment: drawForFun(prizes), isStill, isNew: false });
  };
  const turn = async () => {
    if (isLoading || now().step === 'asking' || data?.turn) return;
    act({ type: 'asked' });
    const { data: answer } = await turnWheel();
    if (answer?.turn) act({ type: 'turned', segment: answer.turn.segment, isStill, isNew: true });
    else act({ type: 'unanswered' });
  };
  const playOf = (): WheelPlay => {
    if (isBlocked) return { kind: 'resting' };
    if (isFun) return { kind: 'fun', missing: data?.missing, stakedKes };
    if (taken) return { kind: 'taken', turn: taken, nextAt: data?.nextAt, isNew };
    return error && !isAsking ? { kind: 'failed', code } : { kind: 'open' };
  };
  const press = () => {
    if (isFun) turnForFun();
    else void turn();
  };
  return {
    degrees: segment === null && taken ? restingDegrees(taken.segment) : degrees,
    landed: isSpinning ? null : segment,
    prizes,
    play: playOf(),
    /** The button says "..." meanwhile. */
    isBusy,
    isSpinning,
    isResting: isBlocked || isTried || (!isFun && isUnready({ taken, isLoading })),
    spin: () => {
      if (!isBlocked) press();
    },
  };
}
