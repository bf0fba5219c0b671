import { quantile } from '../statistics.ts';

/** The speed of a repeated operation. */
export interface Rate {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** One operation, measured in four ways. */
export interface Rates {
  /** One by one once more, as bare commits of the same writes. */
  raw: Rate;
  oneByOne: Rate;
  atOnce: Rate;
  overHttp: Rate;
  /** A route that does nothing, with the same requests. */
  bare: Rate;
}

/** Repeats an operation, with several at once. Latencies are of single operations. */
export async function measureRate(times: number, atOnce: number, act: Act): Promise<Rate> {
  return rateOf(await measure({ from: 0, to: times }, atOnce, act));
}

type Act = (number: number) => unknown;

interface Measured {
  ms: number;
  latencies: number[];
}

const rateOf = ({ ms, latencies }: Measured): Rate => ({
  perSecond: latencies.length / (ms / 1_000),
  p50Ms: quantile(latencies, 0.5),
  p99Ms: quantile(latencies, 0.99),
});

async function measure({ from, to }: { from: number; to: number }, atOnce: number, act: Act): Promise<Measured> {
  const latencies: number[] = [];
  let next = from;
  const begun = performance.now();
  const lane = async () => {
    for (let number = next++; number < to; number = next++) {
      const start = performance.now();
      await act(number);
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { ms: performance.now() - begun, latencies };
}

const TURNS = 10;

/** Several operations in turns, so that each meets tables of the same size, and the same machine. */
export async function measureInTurns<K extends string>(
  times: number,
  atOnce: number,
  acts: Readonly<Record<K, Act>>,
): Promise<Record<K, Rate>> {
  const names = Object.keys(acts) as K[];
  const all = new Map<K, Measured>(names.map((name) => [name, { ms: 0, latencies: [] }]));
  const share = Math.ceil(times / TURNS);
  for (let from = 0; from < times; from += share)
    for (const [name, sum] of all) {
      const { ms, latencies } = await measure({ from, to: Math.min(from + share, times) }, atOnce, acts[name]);
      sum.ms += ms;
      sum.latencies.push(...latencies);
    }
  return Object.fromEntries([...all].map(([name, sum]) => [name, rateOf(sum)])) as Record<K, Rate>;
}
