import { describe, expect, it } from '@jest/globals';
import { findCircles } from './findCircles.ts';
import { readImports } from './readImports.ts';

const circlesOf = (imports: Record<string, string[]>) =>
  findCircles(new Map(Object.entries(imports))).map(({ level, folders }) => `${level}: ${folders.join(' ')}`);

describe('circles between folders of one level', () => {
  it('are found when only folders need each other, with one import for each step', () => {
    const imports = new Map([
      ['a/wallet/pay.ts', ['a/ledger/settle.ts', 'a/store/open.ts']],
      ['a/ledger/settle.ts', ['a/rewards/bonus.ts']],
      ['a/rewards/bonus.ts', ['a/store/open.ts']],
      ['a/rewards/claims.ts', ['a/wallet/text.ts']],
    ]);
    expect(findCircles(imports)).toEqual([
      {
        level: 'a',
        folders: ['wallet', 'ledger', 'rewards', 'wallet'],
        because: [
          'a/wallet/pay.ts imports a/ledger/settle.ts',
          'a/ledger/settle.ts imports a/rewards/bonus.ts',
          'a/rewards/claims.ts imports a/wallet/text.ts',
        ],
      },
    ]);
  });

  it('are found at every level', () => {
    expect(
      circlesOf({
        'a/b/c/one.ts': ['a/b/d/two.ts'],
        'a/b/d/deep/two.ts': ['a/b/c/one.ts'],
        'a/b/c/three.ts': ['a/e/four.ts'],
      }),
    ).toEqual(['a/b: c d c']);
  });

  it('are not reported for folders in layers, or for a file that joins two folders', () => {
    expect(
      circlesOf({
        'a/main.ts': ['a/b/one.ts', 'a/c/two.ts'],
        'a/b/one.ts': ['a/c/two.ts', 'a/b/three.ts', 'a/main.ts'],
        'a/b/three.ts': ['a/c/d/four.ts'],
      }),
    ).toEqual([]);
  });
});

describe('the imports of a file', () => {
  it('are all imports of project files, with their paths: types, aliases, index files, lazy imports', () => {
    const sources: Record<string, string> = {
      'src/features/auth/useJoin.ts': `
        import { useDispatch } from 'react-redux';
        import type { Player } from './Player';
        import { modalOpened } from '@/features/ui';
        export { users } from '@contract/users';
        const load = () => import('../../api/vault');`,
      'src/features/auth/Player.tsx': '',
      'src/features/ui/index.ts': '',
      'src/api/vault.ts': '',
      'contract/users.ts': '',
    };
    const imports = readImports(Object.keys(sources), (file) => sources[file] ?? '');
    expect(imports.get('src/features/auth/useJoin.ts')?.toSorted()).toEqual([
      'contract/users.ts',
      'src/api/vault.ts',
      'src/features/auth/Player.tsx',
      'src/features/ui/index.ts',
    ]);
  });
});
