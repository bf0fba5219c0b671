import { describe, expect, it, jest } from '@jest/globals';
import { type GetStore, put } from './contractHelpers.ts';

export function describeReading(getStore: GetStore): void {
  describe('reading and writing', () => {
    it('answers undefined for a document that is not there', async () => {
      expect(await getStore().get('games', 'none')).toBeUndefined();
    });

    it('gives back what was written, without undefined fields', async () => {
      await put(getStore(), 'hero-content', {
        id: 'a',
        title: 'Karibu',
        gone: undefined,
        list: [1, { b: null }],
        on: true,
      });
      expect(await getStore().get('hero-content', 'a')).toEqual({
        id: 'a',
        title: 'Karibu',
        list: [1, { b: null }],
        on: true,
      });
    });

    it('keeps its own copy of what it is given and gives', async () => {
      const tags = ['new'];
      await getStore().transaction('k', async (tx) => {
        tx.set('games', { id: 'a', tags });
        tags.push('late');
      });
      const first = await getStore().get('games', 'a');
      Object.assign(first ?? {}, { tags: [] });
      expect((await getStore().get('games', 'a'))?.['tags']).toContain('new');
      expect((await getStore().get('games', 'a'))?.['tags']).not.toEqual([]);
    });

    it('replaces a document whole', async () => {
      await put(getStore(), 'games', { id: 'a', name: 'Simba', popularity: 3 });
      await put(getStore(), 'games', { id: 'a', name: 'Twiga' });
      expect(await getStore().get('games', 'a')).toEqual({ id: 'a', name: 'Twiga' });
    });

    it('deletes, also what is not there', async () => {
      await put(getStore(), 'games', { id: 'a' });
      await getStore().transaction('k', async (tx) => {
        tx.delete('games', 'a');
        tx.delete('games', 'never');
      });
      expect(await getStore().find('games')).toEqual([]);
    });

    it('tells watchers which collections changed, until they stop', async () => {
      const listener = jest.fn();
      const stop = getStore().watch(listener);
      await put(getStore(), 'games', { id: 'a' }, { id: 'b' });
      await getStore().transaction('k', (tx) => tx.get('games', 'a'));
      stop();
      await put(getStore(), 'deposits', { id: 'a' });
      expect(listener.mock.calls).toEqual([[new Set(['games'])]]);
    });

    it('refuses a collection that was not declared', async () => {
      await expect(getStore().get('wallets', 'a')).rejects.toThrow(TypeError);
      await expect(put(getStore(), 'wallets', { id: 'a' })).rejects.toThrow(TypeError);
    });

    it('may be closed twice and then takes no more', async () => {
      await getStore().close();
      await getStore().close();
      await expect(put(getStore(), 'games', { id: 'a' })).rejects.toThrow('closed');
    });
  });
}
