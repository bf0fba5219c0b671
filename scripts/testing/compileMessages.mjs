/** Jest: message catalogues become compiled messages, as scripts/build/messagesLoader.cjs makes them for the build. */
import { parse } from '@formatjs/icu-messageformat-parser';

export default {
  process: (source) => ({
    code: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(([id, text]) => [id, parse(text)]))),
  }),
};
