/** Jest: an SVG file is an address, as in the build; this one holds the file. */
export default {
  process: (source) => ({
    code: `module.exports = 'data:image/svg+xml,${encodeURIComponent(source).replaceAll("'", '%27')}';`,
  }),
};
