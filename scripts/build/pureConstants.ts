/**
 * A Babel plugin for files whose constants are made without side effects. webpack takes a spread, or a read of a property, for
 * one, and then keeps what it names in every part that needs the file. Such a constant is made by a function that is marked
 * as pure instead, so that it goes where nothing imports it; the minifier takes the function away elsewhere.
 */
module.exports = ({ types: t }) => {
  const looksImpure = (init) => {
    let isFound = false;
    const find = (path) => {
      // webpack knows `v.object` and the like by their marks.
      const isCalled = path.isMemberExpression() && path.key === 'callee' && t.isIdentifier(path.node.object);
      if (!isCalled) isFound = true;
    };
    init.traverse({
      Function: (path) => path.skip(),
      'SpreadElement|NewExpression|TemplateLiteral|MemberExpression': find,
    });
    return isFound;
  };

  const wrap = (init) => {
    const made = t.callExpression(t.arrowFunctionExpression([], init.node), []);
    init.replaceWith(t.addComment(made, 'leading', '#__PURE__'));
  };

  return {
    name: 'pure-constants',
    visitor: {
      Program(program) {
        for (const statement of program.get('body')) {
          const declared = statement.isExportNamedDeclaration() ? statement.get('declaration') : statement;
          if (!declared.isVariableDeclaration({ kind: 'const' })) continue;
          for (const one of declared.get('declarations')) {
            const init = one.get('init');
            if (one.get('id').isIdentifier() && !init.isFunction() && looksImpure(init)) wrap(init);
          }
        }
      },
    },
  };
};
