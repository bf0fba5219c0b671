/** The lines of a cheap phone. Bits are of the line, as operators name them. */
export interface Network {
  /** The table's row shows this name. */
  title: string;
  bitsPerSecond: number;
  latencyMs: number;
}

export const NETWORKS = {
  '3g': { title: '1.6 Mbps, 150 ms', bitsPerSecond: 1_600_000, latencyMs: 150 },
  weak: { title: '400 kbps, 400 ms', bitsPerSecond: 400_000, latencyMs: 400 },
} as const satisfies Record<string, Network>;

export type NetworkName = keyof typeof NETWORKS;

export const NETWORK_NAMES = Object.keys(NETWORKS) as NetworkName[];
