/** Server-sent events from text that arrives in pieces. Source: HTML standard, "Server-sent events". */

export interface ServerEvent {
  /** `message` where the server named none. */
  name: string;
  data: string;
}

interface Draft {
  name: string;
  data: string[];
}

const emptyDraft = (): Draft => ({ name: '', data: [] });

/** Everything before the first colon is the field; one space after it is left out. A line without one is a comment. */
function take(draft: Draft, line: string): void {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (field === 'event') draft.name = value;
  if (field === 'data') draft.data.push(value);
}

/** Takes text piece by piece and gives back the events that are complete with it. */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  let draft = emptyDraft();

  const finish = (): ServerEvent[] => {
    const { name, data } = draft;
    draft = emptyDraft();
    return data.length === 0 ? [] : [{ name: name || 'message', data: data.join('\n') }];
  };

  return (piece) => {
    // A piece may end between the two characters of a line's end.
    const text = rest + piece;
    const isCut = text.endsWith('\r');
    const lines = (isCut ? text.slice(0, -1) : text).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '');
    return lines.flatMap((line) => {
      if (line === '') return finish();
      take(draft, line);
      return [];
    });
  };
}
