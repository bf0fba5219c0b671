/** Reads the document of each id once. */
export async function readEach<TRecord>(
  ids: readonly string[],
  read: (id: string) => Promise<TRecord | undefined>,
): Promise<Map<string, TRecord | undefined>> {
  const found = new Map<string, TRecord | undefined>();
  for (const id of new Set(ids)) found.set(id, await read(id));
  return found;
}
