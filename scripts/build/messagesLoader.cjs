/**
 * webpack loader: a message catalogue (flat id → ICU text) becomes a module of compiled messages, so that the bundle
 * has no ICU parser.
 */
module.exports = function messagesLoader(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser').then(({ parse }) => {
    const compiled = Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, parse(text)]));
    done(null, `export default ${JSON.stringify(compiled)};`);
  }, done);
};
