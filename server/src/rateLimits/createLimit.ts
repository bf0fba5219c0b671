import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallLimitName } from './limitTable.ts';
import type { CallLimits } from './CallLimits.ts';

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** One key for one caller: an IPv4 address, or the /64 network of an IPv6 address, of which everybody has all. */
export function addressKey(given: string): string {
  const address = plain(given);
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Tests an address against addresses and ranges. */
export function matcherOf(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (given) => list.check(plain(given), isIP(plain(given)) === 6 ? 'ipv6' : 'ipv4');
}

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
  }
}

type KeyOf = (request: FastifyRequest) => string;

const byAddress: KeyOf = ({ ip }) => addressKey(ip);

export type LimitHook = ((request: FastifyRequest) => Promise<void>) & { limit: CallLimitName };

/** Counts a request. @throws TooMany above the limit */
export const createLimit = (
  { callLimits }: Pick<FastifyInstance, 'callLimits'>,
  name: CallLimitName,
  keyOf: KeyOf = byAddress,
): LimitHook =>
  Object.assign(async (request: FastifyRequest): Promise<void> => callLimits.take(name, keyOf(request)), {
    limit: name,
  });
