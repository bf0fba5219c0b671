import { type ApiExtra, requestOf } from '@/api';
import { walletEvents } from '@contract/wallet.ts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** The server sends something every 15 s; after this silence the connection counts as lost. */
export const SILENCE_MS = 60_000;

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;

interface Listener {
  onOpen: () => void;
  /** The server takes this session no more, or this token. */
  onRefused: () => void;
  onEvent: (event: EventSourceMessage) => void;
}

function watchdog(abort: () => void) {
  let timer = setTimeout(abort, SILENCE_MS);
  const stop = () => clearTimeout(timer);
  const fed = () => {
    stop();
    timer = setTimeout(abort, SILENCE_MS);
  };
  return { fed, stop };
}

async function readAll(body: ReadableStream<Uint8Array>, fed: () => void, onEvent: Listener['onEvent']) {
  const parser = createParser({ onEvent });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    fed();
    parser.feed(decoder.decode(piece.value, { stream: true }));
  }
}

/**
 * With `fetch`, because `EventSource` sends no bearer token and the base query reads whole answers. `missing`: the
 * backend has no such call.
 * @throws when nobody is signed in, the server refuses, or the connection breaks
 */
export async function openEvents(
  { identity, origin }: Pick<ApiExtra, 'identity' | 'origin'>,
  signal: AbortSignal,
  { onOpen, onRefused, onEvent }: Listener,
): Promise<'ended' | 'missing'> {
  const token = await identity.getToken();
  if (!token) throw new Error('Nobody is signed in');
  const call = new AbortController();
  const abort = () => call.abort();
  const dog = watchdog(abort);
  signal.addEventListener('abort', abort);
  try {
    const answer = await fetch(`${origin}/api${requestOf(walletEvents).url}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: call.signal,
    });
    if (answer.status === NOT_FOUND) return 'missing';
    if (answer.status === UNAUTHENTICATED) onRefused();
    if (!answer.ok || !answer.body) throw new Error(`HTTP error! status: ${answer.status}`);
    onOpen();
    await readAll(answer.body, dog.fed, onEvent);
    return 'ended';
  } finally {
    dog.stop();
    signal.removeEventListener('abort', abort);
  }
}
