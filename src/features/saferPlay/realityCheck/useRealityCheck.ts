import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectPlayer } from '@/features/auth';
import { modalOpened, selectModals } from '@/features/ui';
import { useSaferPlay } from '../block';
import { useNoteRealityCheckMutation } from '../changesApi';
import { checkNoted, forgetSession, nextCheckAt, sessionStart } from './session';

/** A timer may sleep with the phone, so the clock is checked this often. */
const LONGEST_WAIT_MS = 60_000;

/** Calls once at the given time, also after a long time in the background. */
function atTime(moment: number, onTime: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const left = moment - Date.now();
    if (left <= 0) onTime();
    else timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
  };
  const lookIfSeen = () => {
    if (!document.hidden) look();
  };
  document.addEventListener('visibilitychange', lookIfSeen);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

/** The session lasts while the player is signed in in this tab. */
function useSession(): void {
  const uid = useSelector(selectPlayer)?.uid;
  const store = useStore<Parameters<typeof selectPlayer>[0]>();
  useEffect(() => {
    sessionStart();
    return () => {
      if (selectPlayer(store.getState())?.uid !== uid) forgetSession();
    };
  }, [store, uid]);
}

/** Shows the signed-in player time and money of the session as often as the player chose. */
export function useRealityCheck(): void {
  const dispatch = useDispatch();
  const { data } = useSaferPlay();
  const minutes = data?.realityCheckMinutes ?? 0;
  const isOpen = useSelector(selectModals).some(({ id }) => id === 'realityCheck');
  const remind = useEffectEvent(() => dispatch(modalOpened('realityCheck', { since: sessionStart() })));
  const [tellServer] = useNoteRealityCheckMutation();
  /** If the server is not told, it refuses the next bet once, and the check comes again. */
  const note = useEffectEvent(() => {
    checkNoted();
    void tellServer();
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) note();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    if (minutes <= 0 || isOpen) return undefined;
    return atTime(nextCheckAt(minutes), () => remind());
  }, [minutes, isOpen]);
  useSession();
}
