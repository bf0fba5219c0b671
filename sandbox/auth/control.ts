/** Tests may do this to the identity service, beyond the emulator's own interface. */
import * as v from 'valibot';

/** No proxy forwards it: only callers of the emulator's own port reach it. */
export const CONTROL_PATH = '/emulator/control';

export const ControlSchema = v.variant('action', [
  v.strictObject({ action: v.literal('expireCodes'), phoneNumber: v.string() }),
  v.strictObject({ action: v.literal('setDisabled'), phoneNumber: v.string(), isDisabled: v.boolean() }),
]);

export type Control = v.InferOutput<typeof ControlSchema>;

/** @throws Error when the identity service refuses it */
export async function sendControl(authUrl: string, control: Control): Promise<void> {
  const response = await fetch(authUrl + CONTROL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(control),
  });
  if (!response.ok) throw new Error(`${control.action}: ${response.status} ${await response.text()}`);
}
