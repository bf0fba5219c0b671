/** One list item for each text. The order never changes. */
export const TextItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <li key={index}>{text}</li>);
