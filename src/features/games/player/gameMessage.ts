/** Messages of a house game to the page around its frame; other games may send them too. */
const TYPES = ['ready', 'escape', 'soundOn', 'soundOff'] as const;

export type GameMessage = (typeof TYPES)[number];

/** Reads a message of the form `{ source: 'karata-game', type }`; `null` for anything else. */
export function parseGameMessage(data: unknown): GameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type } = data as { source?: unknown; type?: unknown };
  if (source !== 'karata-game') return null;
  return TYPES.find((known) => known === type) ?? null;
}
