import { type ThemeColours, themeVariables } from './themeVariables';

/** Sets an operator's colours on the document, all at once. Returns a function that removes them. */
export function wearColours(colours: ThemeColours): () => void {
  const { style } = document.documentElement;
  const variables = Object.entries(themeVariables(colours));
  variables.forEach(([name, value]) => style.setProperty(name, value));
  return () => variables.forEach(([name]) => style.removeProperty(name));
}
