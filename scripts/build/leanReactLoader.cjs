/**
 * What React offers and no part of this site uses. It is assigned to CommonJS modules name by name, which webpack keeps
 * whole. By file, in node_modules.
 */
const UNUSED = {
  'react/cjs/react.production.js': [
    'Activity',
    'Profiler',
    'PureComponent',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'unstable_useCacheRefresh',
    'use',
    'useActionState',
    'useInsertionEffect',
    'useTransition',
  ],
  'react-dom/cjs/react-dom.production.js': [
    'flushSync',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
  'scheduler/cjs/scheduler.production.js': [
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ],
};

/** One statement: a function from its first column to its end there, or a name. */
const assignmentOf = (names) =>
  new RegExp(`^exports\\.(?:${names.join('|')}) = (?:function\\b[\\s\\S]*?^}|\\w+);$\\n?`, 'gm');

/** These tell React's developer tools whether the bundle was minified; this one always is. */
const TELLERS = ['react-dom/index.js', 'react-dom/client.js'];
const TELLING = /^ *checkDCE\(\);$\n/m;

module.exports = function lean(source) {
  if (TELLERS.some((file) => this.resourcePath.endsWith(`/${file}`))) return source.replace(TELLING, '');
  const [, names] = Object.entries(UNUSED).find(([file]) => this.resourcePath.endsWith(`/${file}`)) ?? [];
  return names ? source.replace(assignmentOf(names), '') : source;
};
module.exports.UNUSED = UNUSED;
module.exports.TELLERS = TELLERS;
