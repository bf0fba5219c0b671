import { CONTROL_PATH } from './controlSchemas.ts';

/** @throws Error when the sandbox provider refuses it */
export async function sendTo(url: string, control: { action: string }): Promise<void> {
  const response = await fetch(url + CONTROL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(control),
  });
  if (!response.ok) throw new Error(`${control.action}: ${response.status} ${await response.text()}`);
}

/** Reads the provider's own records. */
export async function readBooks<TBooks>(url: string): Promise<TBooks> {
  return (await (await fetch(`${url}${CONTROL_PATH}/books`)).json()) as TBooks;
}
