import type { ServerResponse } from 'node:http';
import { OPEN_LIMITS } from '../../limits/otherLimits.ts';

const MOST = OPEN_LIMITS.streams.most;

interface Connection {
  raw: ServerResponse;
  end: () => void;
}

/** The open streams. A player with too many loses the oldest. */
export class Connections {
  readonly #byPlayer = new Map<string, Connection[]>();

  add(uid: string, raw: ServerResponse, end: () => void): void {
    const open = [...(this.#byPlayer.get(uid) ?? []), { raw, end }];
    this.#byPlayer.set(uid, open);
    raw.on('close', () => this.#remove(uid, raw));
    if (open.length > MOST) open[0]?.end();
  }

  closeAll(): void {
    [...this.#byPlayer.values()].flat().forEach(({ end }) => end());
  }

  #remove(uid: string, raw: ServerResponse): void {
    const left = (this.#byPlayer.get(uid) ?? []).filter((connection) => connection.raw !== raw);
    if (left.length > 0) this.#byPlayer.set(uid, left);
    else this.#byPlayer.delete(uid);
  }
}
