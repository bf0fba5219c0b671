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
  onMessage: (message: GameMessage) => void;
  /** Called for each message, also one in words of its own. */
  onSign: () => void;
}

/** The game in its sandbox. Receives its messages, and gives it the keyboard when it has loaded. */
export function GameFrame({ ref, title, url, isLoaded, onLoad, onError, onMessage, onSign }: Props) {
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (!source || source !== ref.current?.contentWindow) return;
    onSign();
    const message = readGameMessage(data);
    if (message) onMessage(message);
  });
  const fail = useEffectEvent(() => onError());

  useLayoutEffect(() => {
    const frame = ref.current;
    const onSent = (event: MessageEvent) => hear(event);
    // React handles `load` of frames, but not `error`.
    const onFrameError = () => fail();
    window.addEventListener('message', onSent);
    frame?.addEventListener('error', onFrameError);
    return () => {
      window.removeEventListener('message', onSent);
      frame?.removeEventListener('error', onFrameError);
    };
  }, [ref]);

  useEffect(() => {
    // A menu that was opened meanwhile keeps the focus, without which it closes.
    const menu = ref.current?.closest('dialog')?.querySelector('[aria-expanded="true"]');
    if (isLoaded && !menu) ref.current?.focus();
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
