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

module.exports = (api) => {
  const isTest = api.env('test');
  const isDevServer = !isTest && process.env.WEBPACK_SERVE === 'true';
  return {
    presets: [
      ['@babel/preset-env', { ...(isTest ? { targets: { node: 'current' } } : {}), bugfixes: true }],
      ['@babel/preset-react', { runtime: 'automatic', development: isDevServer }],
      '@babel/preset-typescript',
    ],
    plugins: [
      ['babel-plugin-react-compiler', { sources: (file) => !file.includes('node_modules') && file.includes('/src/') }],
      ...(isTest ? [importMetaForCommonJs] : []),
      ...(isDevServer ? ['react-refresh/babel'] : []),
    ],
  };
};
