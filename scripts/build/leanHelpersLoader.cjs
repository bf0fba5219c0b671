/**
 * redux-persist is published for browsers without spread and rest, and brings long helpers for both three times over.
 * Every browser of the site has them, so the helpers say it in a line.
 */
const HELPERS = {
  _objectSpread: 'function _objectSpread() { return Object.assign(...arguments); }',
  _objectWithoutProperties:
    'function _objectWithoutProperties(source, [left]) { const { [left]: _, ...rest } = source; return rest; }',
  _toConsumableArray: 'function _toConsumableArray(list) { return [...list]; }',
  _typeof: 'function _typeof(value) { return typeof value; }',
};

module.exports = (source) =>
  Object.entries(HELPERS).reduce(
    (text, [name, code]) => text.replace(new RegExp(`^function ${name}\\(.*$`, 'm'), code),
    source,
  );
