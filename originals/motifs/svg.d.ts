/** An SVG file is its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
