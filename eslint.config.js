import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Ways for a test to set its own time limit. */
const OWN_LIMITS = [
  'CallExpression > ObjectExpression > Property[key.name="timeout"] > Literal',
  'CallExpression[callee.property.name="setTimeout"][callee.object.name="jest"]',
  'CallExpression[callee.name=/^(?:it|test|(?:before|after)(?:All|Each))$/] > ArrowFunctionExpression + Literal',
  'CallExpression[callee.type="CallExpression"] > ArrowFunctionExpression + Literal',
].map((selector) => ({ selector, message: 'One limit holds for all tests: it stands in jest.config.ts.' }));

/** Rules of games decide money: chance and time are handed in, and there is no page. */
const IMPURE = ['crypto', 'performance', 'setTimeout', 'setInterval', 'document', 'window', 'navigator', 'fetch'];
const PURE_RULES = { files: ['originals/*/rules/**/*.ts'], ignores: ['**/*.test.ts'] };

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', '.data', '.artifacts', 'coverage', 'public'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-depth': ['error', 3],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-warning-comments': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: false, named: false, defaultFrom: true } },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      globals: { module: 'writable', require: 'readonly', process: 'readonly', __dirname: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['sandbox/**/browser/*.js'],
    languageOptions: {
      globals: {
        addEventListener: 'readonly',
        document: 'readonly',
        location: 'readonly',
        sessionStorage: 'readonly',
        URLSearchParams: 'readonly',
        window: 'readonly',
      },
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['{src,originals,contract,server,sandbox,scripts,bench,tools}/**/*.{test.{ts,tsx},{suite,testTools}.ts}'],
    rules: { 'no-restricted-syntax': ['error', ...OWN_LIMITS] },
  },
  {
    ...PURE_RULES,
    rules: {
      'no-restricted-globals': ['error', ...IMPURE, 'process', 'globalThis'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
      'no-restricted-syntax': ['error', 'NewExpression[callee.name="Date"]'],
    },
  },
  {
    files: ['scripts/**', 'tools/**', 'bench/**', 'e2e/**', 'originals/verify.ts'],
    rules: { 'no-console': 'off' },
  },
);
