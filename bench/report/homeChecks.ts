import type { HomeFigures } from '../home/measureHome.ts';
import type { Vitals } from '../visits/vitalsOf.ts';
import { atMost, type Check } from './check.ts';

const BYTES_OF_FIRST_SCREEN = 160_000;
const REQUESTS_OF_FIRST_SCREEN = 15;

/**
 * Home on the line of 1.6 Mbps. The reference page paints at the end of its script, so its blocking is before its first
 * paint: both are compared from the start.
 */
export function homeChecks({ home, reference, plain, before }: HomeFigures): Check[] {
  if (!home) return [];
  const share = (
    name: string,
    other: Vitals | undefined,
    figure: 'fcp' | 'lcp' | 'tbt' | 'blocked',
    limit: number,
  ): Check[] => (other ? [atMost(name, home[figure] / other[figure], limit)] : []);
  return [
    atMost('LCP ÷ its own FCP', home.lcp / home.fcp, 1.5),
    ...share('LCP ÷ home rendered by the browser alone', plain, 'lcp', 0.45),
    ...share('FCP ÷ one line by the same libraries', reference, 'fcp', 0.6),
    ...share('time blocked in all ÷ one line by the same libraries', reference, 'blocked', 1.5),
    ...share('TBT ÷ home before', before, 'tbt', 0.5),
    atMost('CLS', home.cls, 0.004),
    atMost('requests before LCP', home.requestsBeforeLcp, REQUESTS_OF_FIRST_SCREEN),
    atMost('bytes before LCP', home.bytesBeforeLcp, BYTES_OF_FIRST_SCREEN),
  ];
}

/** Home on the weak line: text and pictures before any script. */
export function weakChecks({ home }: HomeFigures): Check[] {
  if (!home) return [];
  return [
    atMost('FCP ÷ arrival of the first script', home.fcp / home.firstScript, 1),
    atMost('first picture ÷ arrival of the first script', home.firstPicture / home.firstScript, 1),
  ];
}
