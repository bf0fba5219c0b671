/** One Babel configuration for webpack and Jest, where Babel is only used for React's compiler. */
const { COMPILED_FILES } = require('./scripts/build/compiledFiles.ts');

module.exports = (api) => ({
  presets: [
    ['@babel/preset-env', { ...(api.env('test') ? { targets: { node: 'current' } } : {}), bugfixes: true }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    '@babel/preset-typescript',
  ],
  plugins: [['babel-plugin-react-compiler', { sources: (file) => COMPILED_FILES.test(file) }]],
  // Schemas and operations are made by calls without side effects, so the build drops those that nothing imports.
  overrides: [
    { test: './contract', plugins: ['./scripts/build/pureConstants.cjs', 'babel-plugin-annotate-pure-calls'] },
  ],
});
