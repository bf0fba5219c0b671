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
}

/** Repeats an operation, with several at once. Latencies are of single operations. */
export async function measureRate(times: number, atOnce: number, act: (number: number) => unknown): Promise<Rate> {
  const latencies: number[] = [];
  let next = 0;
  const begun = performance.now();
  const lane = async () => {
    for (let number = next++; number < times; number = next++) {
      const from = performance.now();
      await act(number);
      latencies.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - begun) / 1_000;
  return { perSecond: times / seconds, p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99) };
}
