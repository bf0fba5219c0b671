import { api, type ApiThunk, ofPlayer } from '@/api';
import { playApi, sessionStart } from '@/features/saferPlay';
import { termsApi } from '@/features/wallet';
import { useSelector } from 'react-redux';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { modalOpened, selectModals } from '@/features/ui';
import type { GameMessage } from '../gameMessage';
import { type Accounts, freshBalance, useBalanceNews, useFundsNews } from './accounts';
import { type Launch, useLaunch, useMoneyDispatch } from './launch';

/**
 * The player's session for a game: how long it lasts, and what its rounds have won less staked, a decimal; `undefined` when
 * the server does not tell it.
 */
const sessionPosition = (): ApiThunk<Promise<object | undefined>> => async (dispatch) => {
  const since = sessionStart();
  const asked = playApi.endpoints.getPosition.initiate(since, { forceRefetch: true, subscribe: false });
  const { data } = await dispatch(asked);
  return data && { since: data.since, playedMs: Math.max(0, Date.now() - Date.parse(since)), net: data.wonNet };
};

/** A game for money takes no bets while the reality check is over it. Returns what tells a game that has just started. */
function usePause(isMoney: boolean, post: (message: { type: string; isOn: boolean }) => void): () => void {
  const isOn = useSelector((state: Parameters<typeof selectModals>[0]) =>
    selectModals(state).some(({ id }) => id === 'realityCheck'),
  );
  const tell = useEffectEvent((isPaused: boolean) => post({ type: 'pause', isOn: isPaused }));
  useEffect(() => {
    if (!isMoney || !isOn) return undefined;
    tell(true);
    return () => tell(false);
  }, [isMoney, isOn]);
  return () => {
    if (isMoney && isOn) post({ type: 'pause', isOn });
  };
}

/** Rounds change these. The balance comes by the wallet's events; it is read again for a connection that was lost. */
const OF_ROUNDS = ofPlayer('rounds', 'profile', 'position', 'balance', 'bonuses', 'notifications', 'races');

/** A game starts with it when the server does not tell the money; the next answer corrects it. */
const NOTHING: Accounts = { balance: 0, bonusBalance: 0, held: 0 };

interface Ways {
  post: (message: { type: string } & Record<string, unknown>) => void;
  onDeposit: () => void;
}

/** The talk with a game that is played for money: its launch, the money in it, and what it asks for. */
export function useMoneyGame(gameId: string, isMoney: boolean, { post, onDeposit }: Ways) {
  const dispatch = useMoneyDispatch();
  const launch = useRef<Launch>(null);
  const isReady = useRef(false);
  const hasPlayed = useRef(false);
  /** The accounts as the game shows them: the server's answer may be ahead of reels that still turn. */
  const [accounts, setAccounts] = useState<Omit<Accounts, 'held'> | null>(null);

  const postFresh = async (message: { type: 'launch' | 'funds' }, isCurrent: () => boolean) => {
    const isLaunch = message.type === 'launch';
    const [fresh, session, terms] = await Promise.all([
      dispatch(freshBalance()),
      isLaunch ? dispatch(sessionPosition()) : undefined,
      isLaunch ? dispatch(termsApi.endpoints.getWalletTerms.initiate(undefined, { subscribe: false })) : undefined,
    ]);
    if (!isCurrent()) return;
    setAccounts(fresh);
    post({ ...message, ...(fresh ?? NOTHING), ...(session && { session }), kesPerUsd: terms?.data?.kesPerUsd });
  };
  const sendLaunch = (made: Launch) => {
    if (isReady.current) void postFresh({ type: 'launch', ...made }, () => launch.current === made);
  };
  const { state, again } = useLaunch(gameId, isMoney, launch, sendLaunch);

  const tellPause = usePause(isMoney, post);

  useBalanceNews((funds) => {
    if (launch.current) post({ type: 'funds', ...funds });
  });
  useFundsNews(() => {
    const present = launch.current;
    if (present) void postFresh({ type: 'funds' }, () => launch.current === present);
  });

  useEffect(() => {
    if (!isMoney) return undefined;
    return () => {
      isReady.current = false;
      setAccounts(null);
      if (hasPlayed.current) dispatch(api.util.invalidateTags(OF_ROUNDS));
      hasPlayed.current = false;
    };
  }, [dispatch, isMoney]);

  const onReady = () => {
    isReady.current = true;
    tellPause();
    if (launch.current) sendLaunch(launch.current);
  };
  const onMessage = (message: GameMessage) => {
    if (!isMoney) return;
    if (message.type === 'money') setAccounts(message);
    if (message.type === 'deposit') onDeposit();
    if (message.type === 'realityCheck') dispatch(modalOpened('realityCheck', { since: sessionStart() }));
    if (message.type === 'round') {
      hasPlayed.current = true;
      // It may have ended while the reality check is open.
      dispatch(api.util.invalidateTags(ofPlayer('position')));
    }
    if (message.type === 'launchExpired' && state.kind !== 'opening') again();
  };
  return { state, again, accounts, onReady, onMessage };
}
