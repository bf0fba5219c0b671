/** Jest's last step, in the process of the first one. */
export default async function stopFirestore(): Promise<void> {
  await (globalThis as { stopFirestore?: () => Promise<void> }).stopFirestore?.();
}
