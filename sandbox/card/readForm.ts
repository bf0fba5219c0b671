/** Stripe's form encoding is like `metadata[depositId]=…`, `expand[0]=…`. */

export interface Form {
  [name: string]: string | Form;
}

const partsOf = (name: string): string[] => name.split(/\[|\]\[?/).filter(Boolean);

function put(form: Form, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = form[first];
  const next: Form = typeof inner === 'object' ? inner : Object.create(null);
  form[first] = next;
  put(next, rest, value);
}

export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  new URLSearchParams(text).forEach((value, name) => put(form, partsOf(name), value));
  return form;
}

export const textIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};

/** Reads a map of texts, such as metadata. */
export const textsIn = (form: Form, name: string): Record<string, string> => {
  const value = form[name];
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};
