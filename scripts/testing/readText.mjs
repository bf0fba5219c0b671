/** Jest: an SVG file is its text, as in the build. */
export default { process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }) };
