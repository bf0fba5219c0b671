/** One Babel set-up for webpack and Jest, which asks Babel only for what React's compiler takes. */
const { COMPILED_FILES } = require('./scripts/build/compiledFiles.ts');

module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { ...(api.env('test') ? { targets: { node: 'current' } } : {}), bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  plugins: [['babel-plugin-react-compiler', { sources: (file) => COMPILED_FILES.test(file) }]],
});
