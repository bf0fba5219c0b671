/** Asks games of other sites whether they may be shown in a frame here: browsers hide a refusal, and show a blank frame. */
import * as v from 'valibot';
import { GameSchema } from '../../../contract/games.ts';
import type { Config } from '../config/Config.ts';
import type { DocumentStore } from '../store/DocumentStore.ts';
import { isStorableId } from '../store/reading.ts';

const PATIENCE_MS = 3_000;
/** An answer counts for so long. */
const KEPT_MS = 60_000;
const MOST_HOPS = 3;

/**
 * Answers whether the game refuses its frame at each of the site's own origins; undefined while that is unknown. Only the listed
 * origins of games are ever called.
 */
export function createFrameProbe(
  store: Pick<DocumentStore, 'get'>,
  { gameOrigins, siteOrigins }: Pick<Config, 'gameOrigins' | 'siteOrigins'>,
) {
  /** Each game's answer is kept by its address. */
  const kept = new Map<string, { until: number; headers: Promise<Headers | undefined> }>();

  async function ask(url: URL, hops = MOST_HOPS): Promise<Headers | undefined> {
    const { status, headers, body } = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await body?.cancel();
    const next = headers.get('location');
    if (status < 300 || status >= 400 || next === null) return headers;
    const target = new URL(next, url);
    return gameOrigins.includes(target.origin) && hops > 0 ? ask(target, hops - 1) : undefined;
  }

  return async (id: string): Promise<boolean | undefined> => {
    const stored = isStorableId(id) ? await store.get('games', id) : undefined;
    const read = v.safeParse(GameSchema, stored);
    const url = read.success ? URL.parse(read.output.gameUrl ?? read.output.url ?? '') : null;
    if (!url || !gameOrigins.includes(url.origin)) return undefined;
    let known = kept.get(url.href);
    if (!known || known.until <= Date.now()) {
      known = { until: Date.now() + KEPT_MS, headers: ask(url).catch(() => undefined) };
      kept.set(url.href, known);
    }
    const headers = await known.headers;
    return headers && siteOrigins.every((origin) => refusesFrame(headers, new URL(origin)));
  };
}

/** `frame-ancestors` replaces the older header. Each policy must allow the site. Sources: CSP Level 3, RFC 7034. */
export function refusesFrame(headers: Headers, site: URL): boolean {
  const policies = (headers.get('content-security-policy') ?? '').split(',').flatMap((policy) => {
    const directive = policy.split(';').find((part) => /^\s*frame-ancestors(\s|$)/i.test(part));
    return directive === undefined ? [] : [directive.trim().split(/\s+/).slice(1)];
  });
  if (policies.length > 0) return policies.some((sources) => !sources.some((source) => allows(source, site)));
  return /deny|sameorigin/i.test(headers.get('x-frame-options') ?? '');
}

/** A source without a scheme means that of the site, and `http:` means `https:` too. */
function allows(source: string, site: URL): boolean {
  const [, scheme = site.protocol, place = ''] = /^(https?:)?(?:\/\/)?(.*)$/i.exec(source) ?? [];
  if (![site.protocol, 'http:'].includes(scheme.toLowerCase())) return false;
  if (place === '' || place === '*') return true;
  const allowed = URL.parse(`${scheme}//${place.replace(':*', '')}`);
  const isPort = place.includes(':*') || allowed?.port === site.port;
  return isPort && isHost(allowed?.hostname ?? '', site.hostname);
}

const isHost = (name: string, host: string): boolean =>
  name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
