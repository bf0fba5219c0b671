import { describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { anonymousIdentity, type Identity } from '@/identity';
import { FAULTS, fakeServer, ORIGIN } from '@/testing/fakeApi';
import { makeTestStore } from '@/testing/renderWithStore';
import { api } from './api';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, void>({ query: () => ({ url: 'thing' }) }),
    writeThing: build.mutation<unknown, { amount: number }>({
      query: (body) => ({ url: 'thing', method: 'POST', body }),
    }),
  }),
});

const read = (identity?: Identity) =>
  makeTestStore(identity ? { identity } : {}).dispatch(testApi.endpoints.readThing.initiate());

const write = () => makeTestStore().dispatch(testApi.endpoints.writeThing.initiate({ amount: 1 }));

/** The backend's answer, with a count of the calls. */
const counted = (method: 'get' | 'post', answer: () => Response) => {
  const calls = jest.fn(answer);
  fakeServer.use(http[method](`${ORIGIN}/api/thing`, () => calls()));
  return calls;
};

/** The values of a header, in the order of the requests. */
const seenHeaders = (name: string) => {
  const seen: (string | null)[] = [];
  fakeServer.use(
    http.get(`${ORIGIN}/api/thing`, ({ request }) => {
      seen.push(request.headers.get(name));
      return HttpResponse.json({ data: 1 });
    }),
  );
  return seen;
};

describe('the base query', () => {
  it('takes the data field of the body when there is one', async () => {
    fakeServer.use(http.get(`${ORIGIN}/api/thing`, () => HttpResponse.json({ data: [1, 2] })));
    expect((await read()).data).toEqual([1, 2]);
  });

  it('reads no answer twice, which would take long for a list of thousands', async () => {
    const answered = new Response('{"data":[1,2]}');
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answered);
    const copies = jest.spyOn(Response.prototype, 'clone');
    expect((await read()).data).toEqual([1, 2]);
    expect(copies.mock.contexts).not.toContain(answered);
  });

  it('takes the whole body when there is no data field', async () => {
    fakeServer.use(http.get(`${ORIGIN}/api/thing`, () => HttpResponse.json({ name: 'x' })));
    expect((await read()).data).toEqual({ name: 'x' });
  });

  it('sends the bearer token of a signed-in player, and none for a visitor', async () => {
    const seen = seenHeaders('authorization');
    await read({ ...anonymousIdentity, getToken: () => Promise.resolve('abc') });
    await read();
    expect(seen).toEqual(['Bearer abc', null]);
  });

  it('sends the language of the page', async () => {
    const seen = seenHeaders('accept-language');
    await read();
    document.documentElement.lang = 'sw';
    await read();
    expect(seen).toEqual(['en', 'sw']);
  });

  it('asks once more when the answer is in another language, and only once', async () => {
    const answers = [{ 'content-language': 'en' }, { 'content-language': 'sw' }, { 'content-language': 'fr' }];
    const seen: unknown[] = [];
    fakeServer.use(
      http.get(`${ORIGIN}/api/thing`, () => {
        const headers = answers[seen.length] ?? { 'content-language': 'fr' };
        seen.push(headers);
        return HttpResponse.json({ data: headers }, { headers });
      }),
    );
    document.documentElement.lang = 'sw';
    expect((await read()).data).toEqual({ 'content-language': 'sw' });
    expect((await read()).data).toEqual({ 'content-language': 'fr' });
    expect(seen).toHaveLength(4);
  });

  it('never sends a write twice because of the language of its answer', async () => {
    const calls = counted('post', () => HttpResponse.json({ data: 1 }, { headers: { 'content-language': 'fr' } }));
    await write();
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('reports the status of an error answer, also when its body is not JSON', async () => {
    fakeServer.use(http.get(`${ORIGIN}/api/thing`, () => new HttpResponse('<html>', { status: 404 })));
    expect((await read()).error).toEqual({ status: 404, message: 'HTTP error! status: 404' });
  });

  it.each([
    ['junk', 'unreadable'],
    ['html', 'unreadable'],
    ['empty', 'unreadable'],
  ] as const)('reports an answer of %s as unreadable', async (fault, status) => {
    fakeServer.use(http.get(`${ORIGIN}/api/thing`, () => FAULTS[fault]()));
    expect((await read()).error).toMatchObject({ status });
  });

  it('asks again after a server error, and keeps the good answer', async () => {
    let calls = 0;
    fakeServer.use(
      http.get(`${ORIGIN}/api/thing`, () => {
        calls += 1;
        return calls === 1 ? FAULTS.serverError() : HttpResponse.json({ data: 'well' });
      }),
    );
    expect((await read()).data).toBe('well');
  });

  it('asks again after an answer that breaks off in the middle', async () => {
    const broken = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"data":['));
        stream.error(new TypeError('the connection broke'));
      },
    });
    const fetching = jest.spyOn(globalThis, 'fetch');
    fetching.mockResolvedValueOnce(new Response(broken)).mockResolvedValueOnce(new Response('{"data":[1]}'));
    expect((await read()).data).toEqual([1]);
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('never repeats a refused read', async () => {
    const calls = counted('get', () => FAULTS.notFound());
    await read();
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it('never repeats a write, after any error', async () => {
    const calls = counted('post', () => FAULTS.serverError());
    const { error } = await write();
    expect(error).toEqual({ status: 500, message: 'HTTP error! status: 500', code: 'internal' });
    expect(calls).toHaveBeenCalledTimes(1);
  });
});
