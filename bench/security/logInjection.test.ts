import { expect, it } from '@jest/globals';
import { startTestApp } from '../../server/src/testing/startTestApp.ts';

const INJECTED = ['%0d%0a', '%0a{"level":60,"msg":"forged"}%0a', '%1b[2J', '%00', '%e2%80%a8'];

it('a caller writes no line of their own into the log', async () => {
  const lines: string[] = [];
  const server = await startTestApp({ logLevel: 'info' }, { logTo: { write: (line) => void lines.push(line) } });
  for (const text of INJECTED)
    await server.app.inject({ url: `/api/games/x${text}?a=${text}`, headers: { 'user-agent': `a\n{"msg":"forged"}` } });
  await server.close();
  expect(lines.length).toBeGreaterThan(INJECTED.length);
  for (const line of lines) {
    expect([...line.trimEnd()].filter((sign) => sign < ' ')).toEqual([]);
    expect((JSON.parse(line) as { msg: string }).msg).not.toBe('forged');
  }
});
