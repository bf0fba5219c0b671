const LONGEST = 200;

/** Whether a text can be an id: Firestore refuses slashes, `.`, `..` and `__name__`. */
export const isStorableId = (id: string): boolean =>
  id.length > 0 && id.length <= LONGEST && !/[/\0]|^\.{1,2}$|^__.*__$/.test(id);
