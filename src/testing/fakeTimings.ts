/** A PerformanceObserver controlled by a test. */

interface Timing {
  name: string;
  responseStatus: number;
  initiatorType?: string;
  /** 0 when no service worker was asked. */
  workerStart?: number;
}

type Report = (list: { getEntries: () => Timing[] }) => void;

const observers = new Set<FakeTimings>();

export class FakeTimings {
  #held: Timing[] = [];
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  static install() {
    Object.assign(globalThis, { PerformanceObserver: FakeTimings });
  }

  static uninstall() {
    observers.clear();
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  }

  /** The browser reports a request. */
  static deliver(timing: Timing) {
    observers.forEach((observer) => observer.#report({ getEntries: () => [{ initiatorType: 'iframe', ...timing }] }));
  }

  /** The browser knows a request and has not reported it yet. */
  static hold(timing: Timing) {
    observers.forEach((observer) => observer.#held.push({ initiatorType: 'iframe', ...timing }));
  }

  observe() {
    observers.add(this);
  }

  disconnect() {
    observers.delete(this);
  }

  takeRecords(): Timing[] {
    return this.#held.splice(0);
  }
}
