const LONGEST = 200;

/** Whether a text from outside may be asked for as an id: Firestore takes no slashes, `.`, `..` or `__name__`. */
export const isStorableId = (id: string): boolean =>
  id.length > 0 && id.length <= LONGEST && !/[/\0]|^\.{1,2}$|^__.*__$/.test(id);
