import { describe, expect, it } from '@jest/globals';
import { eventReader } from './eventReader';

const all = (...pieces: string[]) => pieces.flatMap(eventReader());

describe('server-sent events', () => {
  it('have a name and data', () => {
    expect(all('event: balance\ndata: {"balance":1}\n\n')).toEqual([{ name: 'balance', data: '{"balance":1}' }]);
  });

  it('are called message where nothing else is said', () => {
    expect(all('data: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });

  it('arrive whole however they are cut', () => {
    const text = 'event: balance\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: still here\r\n\r\ndata: next\r\n\r\n';
    const expected = [
      { name: 'balance', data: '{"a":\n1}' },
      { name: 'message', data: 'next' },
    ];
    for (let at = 1; at < text.length; at += 1) {
      expect(all(text.slice(0, at), text.slice(at))).toEqual(expected);
    }
    expect(all(...text)).toEqual(expected);
  });

  it('leave out comments, unknown fields and events without data', () => {
    expect(all(': heartbeat\n\n', 'retry: 100\nid: 4\n\n', 'event: balance\n\n')).toEqual([]);
  });

  it('keep colons in the data, and only the first space goes', () => {
    expect(all('data:  a: b\n\n')).toEqual([{ name: 'message', data: ' a: b' }]);
  });

  it('hold back what is not complete', () => {
    expect(all('event: balance\ndata: 1\n')).toEqual([]);
  });
});
