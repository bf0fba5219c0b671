import { type ThemeColours, themeVariables } from './themeVariables';

/** Puts an operator's colours on the document, all at once. Returns what takes them off again. */
export function wearColours(colours: ThemeColours): () => void {
  const { style } = document.documentElement;
  const variables = Object.entries(themeVariables(colours));
  variables.forEach(([name, value]) => style.setProperty(name, value));
  return () => variables.forEach(([name]) => style.removeProperty(name));
}
