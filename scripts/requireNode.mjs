/** Says in plain words which Node is needed, before a TypeScript file is read. An older Node has to understand this file. */
import process from 'node:process';

const NEEDED = 24;
const { node } = process.versions;

if (Number.parseInt(node, 10) < NEEDED) {
  process.stderr.write(
    `Karata needs Node ${NEEDED} or later, and this is Node ${node}: install a newer one (https://nodejs.org). ` +
      'Without --omit=dev, npm ci brings it.\n',
  );
  process.exit(1);
}
