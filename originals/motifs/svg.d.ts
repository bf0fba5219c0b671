/** An SVG file is its text. */
declare module '*.svg' {
  const text: string;
  export default text;
}
