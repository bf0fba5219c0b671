import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CannotWrite } from '../store/errors.ts';
import { useTestApp, server as useTestAppServer } from '../testing/useTestApp.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

describe('GET /api/health', () => {
  useTestApp();

  it('is ready when the store answers', async () => {
    const answer = await useTestAppServer.app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { status: 'ready' } }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not ready when the store fails', async () => {
    jest.spyOn(useTestAppServer.store, 'get').mockRejectedValue(new Error('disk gone'));
    const answer = await useTestAppServer.app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: { code: 'not_ready', message: 'The store does not take a write' } },
    ]);
  });

  it('is not ready when the store reads and does not write', async () => {
    jest.spyOn(useTestAppServer.store, 'transaction').mockRejectedValue(new CannotWrite('full'));
    expect((await useTestAppServer.app.inject('/api/health')).statusCode).toBe(503);
  });

  it('writes once for many who ask at the same time', async () => {
    const write = jest.spyOn(useTestAppServer.store, 'transaction');
    const answers = await Promise.all(Array.from({ length: 50 }, () => useTestAppServer.app.inject('/api/health')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('says within two seconds that the store stands still, and asks it no more until it answers', async () => {
    let answer = (): void => undefined;
    const stands = new Promise<void>((resolve) => (answer = resolve));
    const write = jest.spyOn(useTestAppServer.store, 'transaction').mockReturnValue(stands);
    const since = performance.now();
    const answers = await Promise.all([1, 2].map(() => useTestAppServer.app.inject('/api/health')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect((await useTestAppServer.app.inject('/api/health')).statusCode).toBe(503);
    expect(write).toHaveBeenCalledTimes(1);
    answer();
    await stands;
    expect((await useTestAppServer.app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('GET /api/openapi.json', () => {
  interface Operation {
    operationId: string;
    parameters: unknown[];
    responses: object;
    security?: unknown[];
  }

  interface Document {
    openapi: string;
    servers: unknown[];
    paths: Record<string, Record<string, Operation>>;
    components: {
      securitySchemes: Record<string, unknown>;
      schemas: Record<string, { properties: Record<string, unknown> }>;
    };
  }

  const OPERATOR_KEY = 'an-operator-key-of-these-tests';
  const OPERATOR_PATHS = [
    '/operator/openapi.json',
    '/operator/reviews',
    '/operator/staff',
    '/operator/staff/code',
    '/operator/withdrawals/{id}/decision',
  ];

  let server: TestApp;
  let document: Document;
  beforeEach(async () => {
    server = await startTestApp();
    document = (await server.app.inject('/api/openapi.json')).json<Document>();
  });
  afterEach(() => server.close());

  /** "GET /api/games" and so on for each registered route, read from the router. */
  function registeredRoutes(): string[] {
    const printed = server.app.printRoutes({ commonPrefix: false, includeHooks: false });
    const parents: string[] = [];
    return printed.split('\n').flatMap((line) => {
      const match = /^([│ ├└─]*)(\S+)(?: \((.+)\))?$/.exec(line);
      if (!match) return [];
      const [, indent = '', part = '', methods = ''] = match;
      const depth = indent.length / 4;
      parents.splice(depth - 1, Infinity, part);
      const path = parents
        .slice(0, depth)
        .join('')
        .replaceAll(/:(\w+)/g, '{$1}');
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD')
        .map((method) => `${method} ${path}`);
    });
  }

  it('is an OpenAPI 3.1 document of exactly the existing routes below /api', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(document.openapi).toBe('3.1.0');
    const served = registeredRoutes()
      .filter((route) => route.includes(' /api/'))
      .map((route) => route.replace(' /api', ' '));
    expect(served).toContain('POST /wallet/deposits/{id}/cancel');
    expect(served.toSorted()).toEqual(described.toSorted());
  });

  it('names every operation once', () => {
    const names = Object.values(document.paths).flatMap((path) => Object.values(path).map((op) => op.operationId));
    expect(new Set(names).size).toBe(names.length);
  });

  it('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references).toContain('Game');
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references));
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('describes the items of nested lists', () => {
    expect(document.components.schemas['FooterData']?.properties['helpLinks']).toEqual({
      type: 'array',
      items: expect.objectContaining({ required: ['name', 'url'] }),
      default: [],
    });
  });

  it('says what the live stream sends, and who may read it', () => {
    expect(document.paths['/wallet/events']?.['get']).toMatchObject({
      security: [{ player: [] }],
      responses: { 200: { content: { 'text/event-stream': { schema: { oneOf: expect.any(Array) } } } } },
    });
    expect(JSON.stringify(document.paths['/wallet/events'])).toContain('#/components/schemas/Transaction');
  });

  it('says which calls count once, and which key they use', () => {
    const keyed = Object.entries(document.paths).filter(([, operations]) =>
      JSON.stringify(operations).includes('"idempotency-key"'),
    );
    const posts = server.kits.flatMap(({ playerRoutes }) => playerRoutes.filter((path) => path.startsWith('POST ')));
    const begins = posts.map((path) => path.replace('POST ', ''));
    expect(keyed.map(([path]) => path).toSorted()).toEqual(
      ['/users/me/market', '/wallet/withdrawals', ...begins].toSorted(),
    );
  });

  it('lists the errors of a call by their status', () => {
    expect(document.paths['/games/{id}/open']?.['post']?.responses).toMatchObject({
      403: { description: 'consent_needed, time_out, self_excluded, too_many_accounts' },
      404: { description: 'game_not_found' },
      409: { description: 'game_unavailable' },
      default: { description: 'Anything that is not OK' },
    });
  });

  it('says which routes require the token of a player', () => {
    expect(document.components.securitySchemes).toMatchObject({ player: { type: 'http', scheme: 'bearer' } });
    expect(document.paths['/users/me']?.['patch']?.security).toEqual([{ player: [] }]);
    expect(document.paths['/games']?.['get']?.security).toEqual([]);
  });

  it('says for every call which proof of the caller it needs, or that it needs none', () => {
    const callers = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security }]) => [`${method} ${path}`, security] as const),
    );
    const schemeOf = new Map(callers.map(([call, security]) => [call, JSON.stringify(security)]));
    expect([...schemeOf].filter(([, scheme]) => scheme === undefined)).toEqual([]);
    expect(schemeOf.get('post /play/bets')).toBe('[{"launch":[]}]');
    expect(schemeOf.get('get /wallet/terms')).toBe('[]');
    const named = callers.flatMap(([, security = []]) => security.flatMap((one) => Object.keys(one as object)));
    expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(named));
  });

  it('gives its paths below the address of the API', () => {
    expect(document.servers).toEqual([{ url: '/api' }]);
  });

  it('leaves the calls of operators to their own document', async () => {
    const operators = await startTestApp({ operatorKey: OPERATOR_KEY });
    try {
      const ask = (url: string, key = '') =>
        operators.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${key}` } });
      const callsOf = ({ paths }: Document) => Object.keys(paths).toSorted();
      expect(callsOf((await ask('/openapi.json')).json<Document>())).toEqual(callsOf(document));
      const own = (await ask('/operator/openapi.json', OPERATOR_KEY)).json<Document>();
      expect(callsOf(own)).toEqual(OPERATOR_PATHS);
      expect(own.paths['/operator/reviews']?.['get']?.security).toEqual([{ operator: [] }]);
      expect((await ask('/operator/openapi.json')).statusCode).toBe(404);
    } finally {
      await operators.close();
    }
  });

  it('says which fields a player may not change', () => {
    expect(document.paths['/users/me']?.['patch']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    });
  });

  it('describes a game and the existing lists', () => {
    expect(document.components.schemas['Game']?.properties['id']).toEqual({ type: 'string', minLength: 1 });
    expect(document.paths['/games']?.['get']?.parameters).toEqual([
      { name: 'list', in: 'query', required: false, schema: { enum: ['all', 'lobby'], type: 'string' } },
      { name: 'category', in: 'query', required: false, schema: { minLength: 1, type: 'string' } },
      { name: 'ids', in: 'query', required: false, schema: { type: 'string' } },
    ]);
  });
});
