import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { frameSandbox } from './frameAddress';
import { type GameMessage, readGameMessage } from './gameMessage';
import styles from './GamePlayer.module.scss';

interface Props {
  ref: RefObject<HTMLIFrameElement | null>;
  title: string;
  url: string;
  isLoaded: boolean;
  onLoad: () => void;
  onError: () => void;
  onReady: () => void;
  onEscape: () => void;
  onSound: (isOn: boolean) => void;
  /** The game tells its credits: it leaves name, credits, sound and rules to the bar of the site. */
  onBalance: (text: string) => void;
  /** Hears every message: those about money are for a game that is played for money. */
  onMoney: (message: GameMessage) => void;
}

/** The game in its sandbox. Receives its messages, and gives it the keyboard when it has loaded. */
export function GameFrame({
  ref,
  title,
  url,
  isLoaded,
  onLoad,
  onError,
  onReady,
  onEscape,
  onSound,
  onBalance,
  onMoney,
}: Props) {
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (!source || source !== ref.current?.contentWindow) return;
    const message = readGameMessage(data);
    if (!message) return;
    const { type } = message;
    if (type === 'ready') onReady();
    if (type === 'escape') onEscape();
    if (type === 'soundOn' || type === 'soundOff') onSound(type === 'soundOn');
    if (type === 'balance') onBalance(message.text);
    onMoney(message);
  });
  const fail = useEffectEvent(() => onError());

  useLayoutEffect(() => {
    const frame = ref.current;
    const onMessage = (event: MessageEvent) => hear(event);
    // React handles `load` of frames, but not `error`.
    const onFrameError = () => fail();
    window.addEventListener('message', onMessage);
    frame?.addEventListener('error', onFrameError);
    return () => {
      window.removeEventListener('message', onMessage);
      frame?.removeEventListener('error', onFrameError);
    };
  }, [ref]);

  useEffect(() => {
    if (isLoaded) ref.current?.focus();
  }, [ref, isLoaded]);

  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      sandbox={frameSandbox(url)}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      src={url}
      onLoad={onLoad}
    />
  );
}
