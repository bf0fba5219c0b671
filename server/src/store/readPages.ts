interface Place {
  value: string;
  id: string;
}

/** Documents in one read. */
export const AT_A_READ = 500;

/** Reads page by page until the end, so that others get their turn between two pages. */
export async function readPages<TRecord>(
  read: (after: { after?: Place }) => Promise<TRecord[]>,
  placeOf: (record: TRecord) => Place,
): Promise<TRecord[]> {
  const found: TRecord[] = [];
  for (let after: { after?: Place } = {}; ;) {
    const records = await read(after);
    found.push(...records);
    const last = records.at(-1);
    if (!last || records.length < AT_A_READ) return found;
    after = { after: placeOf(last) };
    await new Promise((resolve) => setImmediate(resolve));
  }
}
