/** One Babel configuration for webpack and Jest, where Babel is only used for React's compiler. */
const { COMPILED_FILES } = require('./scripts/build/compiledFiles.ts');
const { pureConstants } = require('./scripts/build/pureConstants.ts');

module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { ...(api.env('test') ? { targets: { node: 'current' } } : {}), bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  plugins: [['babel-plugin-react-compiler', { sources: (file) => COMPILED_FILES.test(file) }]],
  // Schemas and operations are made by calls without side effects, so the build drops those that nothing imports.
  overrides: [{ test: './contract', plugins: [pureConstants, 'babel-plugin-annotate-pure-calls'] }],
});
