import { describe, expect, it } from '@jest/globals';
import { type GetStore, put } from './contract.testTools.ts';

export function describeReading(getStore: GetStore): void {
  describe('reading and writing documents', () => {
    it('gives undefined for a document that does not exist', async () => {
      expect(await getStore().get('games', 'none')).toBeUndefined();
    });

    it('gives the written document, without undefined fields', async () => {
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

    it('never shares objects with the caller', async () => {
      const tags = ['new'];
      await getStore().transaction('k', async (tx) => {
        tx.set('games', { id: 'a', tags });
        tags.push('late');
      });
      const first = await getStore().get('games', 'a');
      Object.assign(first ?? {}, { tags: [] });
      expect((await getStore().get('games', 'a'))?.tags).toContain('new');
      expect((await getStore().get('games', 'a'))?.tags).not.toEqual([]);
    });

    it('replaces a whole document', async () => {
      await put(getStore(), 'games', { id: 'a', name: 'Simba', popularity: 3 });
      await put(getStore(), 'games', { id: 'a', name: 'Twiga' });
      expect(await getStore().get('games', 'a')).toEqual({ id: 'a', name: 'Twiga' });
    });

    it('deletes a document, also one that does not exist', async () => {
      await put(getStore(), 'games', { id: 'a' });
      await getStore().transaction('k', async (tx) => {
        tx.delete('games', 'a');
        tx.delete('games', 'never');
      });
      expect(await getStore().find('games')).toEqual([]);
    });

    it('fills fields that older programs did not write, and keeps undeclared fields', async () => {
      await put(getStore(), 'deposits', JSON.parse('{"id":"a","amount":5,"note":{"by":"ann"}}'));
      const filled = { id: 'a', amount: 5, note: { by: 'ann' }, status: 'completed' };
      expect(await getStore().get('deposits', 'a')).toEqual(filled);
      expect(await getStore().transaction('k', (tx) => tx.find('deposits'))).toEqual([filled]);
    });

    it('names the document that does not fit its collection, in every kind of read', async () => {
      await put(getStore(), 'games', { id: 'a' }, JSON.parse('{"id":"b","popularity":"many"}'));
      const problem = {
        name: 'UnreadableRecord',
        collection: 'games',
        id: 'b',
        message: expect.stringContaining('popularity'),
      };
      await expect(getStore().get('games', 'b')).rejects.toMatchObject(problem);
      await expect(getStore().find('games')).rejects.toMatchObject(problem);
      await expect(getStore().transaction('k', (tx) => tx.get('games', 'b'))).rejects.toMatchObject(problem);
      expect(await getStore().get('games', 'a')).toEqual({ id: 'a' });
      expect(await getStore().ids('games')).toEqual(['a', 'b']);
    });

    it('ends after the store is closed, and the store can be closed twice', async () => {
      await getStore().close();
      await getStore().close();
      await expect(put(getStore(), 'games', { id: 'a' })).rejects.toThrow('closed');
    });
  });
}
