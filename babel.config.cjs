/** One Babel set-up for webpack and Jest. Jest runs CommonJS, so there `import.meta` becomes its CommonJS equal. */
const importMetaForCommonJs = ({ template }) => {
  const replacements = {
    dirname: template.expression('__dirname'),
    filename: template.expression('__filename'),
    url: template.expression("require('node:url').pathToFileURL(__filename).href"),
    main: template.expression('false'),
  };
  return {
    visitor: {
      MemberExpression(path) {
        const { object, property } = path.node;
        const replacement = object.type === 'MetaProperty' && replacements[property.name];
        if (replacement) path.replaceWith(replacement());
      },
    },
  };
};

/**
 * The compiler doubles the size of a component. It pays where thousands of games are listed, not on the first screen,
 * whose download is what a phone waits for.
 */
const isCompiled = (file) => /\/src\/(?:pages\/allGames|features\/games\/browse)\//.test(file);

module.exports = (api) => {
  const isTest = api.env('test');
  return {
    presets: [
      ['@babel/preset-env', { ...(isTest ? { targets: { node: 'current' } } : {}), bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic' }],
      '@babel/preset-typescript',
    ],
    plugins: [['babel-plugin-react-compiler', { sources: isCompiled }], ...(isTest ? [importMetaForCommonJs] : [])],
  };
};
