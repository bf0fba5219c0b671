import type { Browser, CDPSession } from '@playwright/test';

/** Processor time while a page was recorded, ms. */
export interface ThreadTimes {
  /** Scripts, styles, layout and paint records of the page. */
  page: number;
  /** Drawing: tiles, the compositor, and the process that puts them on the screen. */
  drawing: number;
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  /** Processor time, µs. */
  tdur?: number;
  args?: { name?: string };
}

const DRAWING = /^(?:CompositorTileWorker|Compositor|VizCompositorThread|CrGpuMain|ThreadPoolForegroundWorker)/;

/** Top-level tasks alone, because their parts are within them. */
const isTask = ({ ph, name }: TraceEvent): boolean => ph === 'X' && name === 'ThreadControllerImpl::RunTask';

function sumsOf(events: readonly TraceEvent[]): ThreadTimes {
  const names = new Map<string, string>();
  for (const { name, pid, tid, args } of events) {
    if (name === 'thread_name') names.set(`${pid} ${tid}`, args?.name ?? '');
  }
  const times = { page: 0, drawing: 0 };
  for (const event of events.filter(isTask)) {
    const thread = names.get(`${event.pid} ${event.tid}`) ?? '';
    if (thread === 'CrRendererMain') times.page += (event.tdur ?? 0) / 1_000;
    else if (DRAWING.test(thread)) times.drawing += (event.tdur ?? 0) / 1_000;
  }
  return times;
}

async function collect(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events;
}

/** Records how long the threads of the browser work during `act`. */
export async function threadTimes(browser: Browser, act: () => Promise<unknown>): Promise<ThreadTimes> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-toplevel'] },
  });
  await act();
  const events = await collect(session);
  await session.detach();
  return sumsOf(events);
}
