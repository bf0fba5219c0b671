export interface StreamListener {
  /** `data`: read from JSON. */
  hear: (name: string, data: unknown) => void;
  /** The stream has ended or cannot be opened. */
  fail: () => void;
}

/** Opens a stream of server-sent events with these names. Answers how to close it. */
export type Connect = (address: string, names: readonly string[], listener: StreamListener) => () => void;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const connectEvents: Connect = (address, names, { hear, fail }) => {
  const source = new EventSource(address);
  for (const name of names)
    source.addEventListener(name, ({ data }) => hear(name, typeof data === 'string' ? readJson(data) : undefined));
  source.addEventListener('error', fail);
  return () => source.close();
};
