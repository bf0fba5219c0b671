/** A client of a stream of server-sent events. */
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

export interface ReceivedEvent {
  event: string;
  data: Record<string, unknown>;
}

export const originOf = ({ server }: FastifyInstance): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Returns a function that reads until a wanted event; undefined after the end of the stream. */
export function eventReader({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (isWanted: (told: ReceivedEvent) => boolean): Promise<ReceivedEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const read = await reader?.read();
        if (!read || read.done) return undefined;
        text += read.value;
        continue;
      }
      const told = receivedFrom(text.slice(0, end));
      text = text.slice(end + 2);
      if (told && isWanted(told)) return told;
    }
  };
}

function receivedFrom(block: string): ReceivedEvent | undefined {
  const event = /^event: (.+)$/m.exec(block)?.[1];
  const data = /^data: (.+)$/m.exec(block)?.[1];
  return event && data ? { event, data: JSON.parse(data) as ReceivedEvent['data'] } : undefined;
}
