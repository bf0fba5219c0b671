/**
 * Libraries have long advice for developers, which players would download. In a build, errors keep their names and
 * numbers without the advice.
 */
const ADVICE = [
  [/ You can either:\n[\s\S]*?to autofix this issue/, '.'],
  [/ Using default locale: .*? for more details/g, ''],
  [/ See https:\/\/formatjs\.github\.io\S+ for more details/g, ''],
  [/ was specified but "message" was not pre-compiled\.[\s\S]*?message-distribution/, ' needs compiled messages'],
  [/ with react-intl without parser, please import from 'react-intl' instead/, ''],
  [/(?:\\n|\n)Try polyfilling it using \\?"[^"]*"(?:\\n|\n)?/g, ''],
  [/; visit https:\/\/redux\S+ for the full message or use the non-minified dev environment for full errors\. /, ''],
  [/ after the inputs, but received: \[\$\{typeof resultFunc\}\]/, ''],
  [/ to be functions, but received the following types: /, ': '],
  [/ Please supply a custom `fetchFn` property to use `fetchBaseQuery` on SSR environments\./, ''],
];

module.exports = (source) => ADVICE.reduce((text, [advice, short]) => text.replace(advice, short), source);
