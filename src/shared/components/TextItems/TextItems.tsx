/** One list item for each text. The texts of a list never change their order. */
export const TextItems = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, index) => <li key={index}>{text}</li>);
