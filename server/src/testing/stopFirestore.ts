/** Jest's global teardown, in the same process as the setup. */
export default async function stopFirestore(): Promise<void> {
  await (globalThis as { stopFirestore?: () => Promise<void> }).stopFirestore?.();
}
