import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { FAKE_USER, fakeIdentity } from '@/testing/fakeIdentity';
import { openEvents, SILENCE_MS } from './openEvents';

afterEach(() => {
  jest.useRealTimers();
});

/** A connection controlled by the test, which breaks when the request is aborted. */
const serve = () => {
  let say: (text: string) => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        say = (text) => stream.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')));
      },
    });
    return new Response(body);
  });
  return { say: (text: string) => say(text) };
};

const open = (signal = new AbortController().signal) => {
  const identity = fakeIdentity();
  identity.become(FAKE_USER);
  const onEvent = jest.fn();
  const onRefused = jest.fn();
  const end = jest.fn<(how: unknown) => void>();
  openEvents({ identity, origin: 'http://localhost' }, signal, { onOpen: () => undefined, onRefused, onEvent }).then(
    () => end('ended'),
    (error: unknown) => end(error),
  );
  return { onEvent, onRefused, end };
};

describe('the connection to the wallet events', () => {
  it('counts as lost after a long silence, and any event ends the silence', async () => {
    jest.useFakeTimers();
    const { say } = serve();
    const { end } = open();
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    say(': still here\n\n');
    await jest.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
    expect(end).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  });

  it('ends on request, and leaves no timer', async () => {
    jest.useFakeTimers();
    serve();
    const stop = new AbortController();
    const { end } = open(stop.signal);
    await jest.advanceTimersByTimeAsync(10);
    stop.abort();
    await jest.advanceTimersByTimeAsync(10);
    expect(end).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('reads lines and letters that arrive in parts', async () => {
    const bytes = new TextEncoder().encode(': hello\r\n\r\nevent: balance\r\ndata: 0712\r\ndata: ••• 678\r\n\r\n');
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response(
        new ReadableStream<Uint8Array>({
          start(stream) {
            for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
            stream.close();
          },
        }),
      ),
    );
    const { onEvent, end } = open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onEvent.mock.calls).toEqual([[{ event: 'balance', data: '0712\n••• 678' }]]);
    expect(end).toHaveBeenCalledWith('ended');
  });

  it('does not exist when the server refuses it', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 401 }));
    const { end, onRefused } = open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ message: 'HTTP error! status: 401' }));
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});
