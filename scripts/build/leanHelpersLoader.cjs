/**
 * redux-persist is published with long helpers for spread and rest, three times. Every supported browser has these, so
 * the helpers can be one line.
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
