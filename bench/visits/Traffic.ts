import type { CDPSession } from '@playwright/test';

/** Times are ms after the start of the page's navigation. */
export interface Request {
  url: string;
  type: string;
  sentMs: number;
  /** Infinity while it runs. */
  endMs: number;
  /** Bytes on the line, with headers; a cache sends none. */
  bytes: number;
  /** The pieces of the answer in the order of their arrival. */
  parts: { timeMs: number; bytes: number }[];
  isFromCache: boolean;
}

const MS = 1_000;
/** The live events of a player never end. */
const ENDLESS = 'text/event-stream';

/** Records every request of a page, as the browser itself tells it. */
export class Traffic {
  readonly #requests = new Map<string, Request>();
  /** Seconds of the browser's clock at the start of the navigation. */
  #startS = NaN;
  #changedAt = performance.now();

  /** Watches from now on; the first document is the page. */
  static async watch(session: CDPSession): Promise<Traffic> {
    const traffic = new Traffic();
    traffic.#listen(session);
    await session.send('Network.enable');
    return traffic;
  }

  get requests(): Request[] {
    return [...this.#requests.values()];
  }

  /** How long nothing has begun or ended, ms; 0 while something is on its way. */
  get quietMs(): number {
    const isBusy = this.requests.some(({ endMs }) => endMs === Infinity);
    return isBusy ? 0 : performance.now() - this.#changedAt;
  }

  #msOf = (seconds: number): number => (seconds - this.#startS) * MS;

  #listen(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
      if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
      if (Number.isNaN(this.#startS)) this.#startS = timestamp;
      this.#changedAt = performance.now();
      const sentMs = this.#msOf(timestamp);
      const begun = { url: request.url, type, sentMs, endMs: Infinity, bytes: 0, parts: [], isFromCache: false };
      this.#requests.set(requestId, begun);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#change(requestId, { isFromCache: true }));
    session.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
      if (response.fromDiskCache || response.fromServiceWorker) this.#change(requestId, { isFromCache: true });
      if (response.mimeType === ENDLESS) this.#change(requestId, { endMs: this.#msOf(timestamp) });
    });
    session.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) =>
      this.#requests.get(requestId)?.parts.push({ timeMs: this.#msOf(timestamp), bytes: encodedDataLength }),
    );
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#change(requestId, { endMs: this.#msOf(timestamp), bytes: encodedDataLength }),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) =>
      this.#change(requestId, { endMs: this.#msOf(timestamp) }),
    );
  }

  #change(requestId: string, change: Partial<Request>): void {
    const request = this.#requests.get(requestId);
    if (!request) return;
    this.#changedAt = performance.now();
    Object.assign(request, change);
  }
}
