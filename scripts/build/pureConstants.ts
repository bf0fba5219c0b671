/**
 * A Babel plugin for files whose constants are made without side effects. webpack takes a spread, or a read of a property, for
 * one, and then keeps what it names in every part that needs the file. Such a constant is made by a function that is marked
 * as pure instead, so that it goes where nothing imports it; the minifier takes the function away elsewhere.
 */
import type { NodePath, PluginObj, types } from '@babel/core';

/** webpack knows `v.object` and the like by their marks. */
const isCalled = (path: NodePath): boolean =>
  path.isMemberExpression() && path.key === 'callee' && path.get('object').isIdentifier();

function looksImpure(init: NodePath): boolean {
  let isFound = false;
  init.traverse({
    Function: (path) => path.skip(),
    'SpreadElement|NewExpression|TemplateLiteral|MemberExpression': (path: NodePath) => {
      isFound ||= !isCalled(path);
      return undefined;
    },
  });
  return isFound;
}

export function pureConstants({ types: t }: { types: typeof types }): PluginObj {
  const madeByFunction = (init: types.Expression) =>
    t.addComment(t.callExpression(t.arrowFunctionExpression([], init), []), 'leading', '#__PURE__');
  return {
    name: 'pure-constants',
    visitor: {
      Program(program) {
        for (const statement of program.get('body')) {
          const declared = statement.isExportNamedDeclaration() ? statement.get('declaration') : statement;
          if (!declared.isVariableDeclaration({ kind: 'const' })) continue;
          for (const one of declared.get('declarations')) {
            const init = one.get('init');
            if (!one.get('id').isIdentifier() || !init.isExpression() || init.isFunction()) continue;
            if (looksImpure(init)) init.replaceWith(madeByFunction(init.node));
          }
        }
      },
    },
  };
}
