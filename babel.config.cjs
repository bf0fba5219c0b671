/** One Babel configuration for webpack and Jest; Babel is only used for React's compiler. */
const { COMPILED_FILES } = require('./scripts/build/compiledFiles.ts');

module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { ...(api.env('test') ? { targets: { node: 'current' } } : {}), bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  plugins: [['babel-plugin-react-compiler', { sources: (file) => COMPILED_FILES.test(file) }]],
});
