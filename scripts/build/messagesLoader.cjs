/**
 * webpack loader: a message catalogue (flat id → ICU text) becomes a module of compiled messages, so that the bundle
 * carries no ICU parser. Plain text stays text, which react-intl takes as it is.
 */
module.exports = function messagesLoader(source) {
  const done = this.async();
  import('@formatjs/icu-messageformat-parser').then(({ parse, TYPE }) => {
    const compile = (text) => {
      const elements = parse(text);
      const isPlain = elements.length === 1 && elements[0].type === TYPE.literal;
      return isPlain ? elements[0].value : elements;
    };
    const compiled = Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, compile(text)]));
    done(null, JSON.stringify(compiled));
  }, done);
};
