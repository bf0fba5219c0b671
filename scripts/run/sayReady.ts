import path from 'node:path';

interface Ready {
  siteUrl: string;
  dataDir: string;
}

/** The first line is what tests and people wait for. */
export function sayReady({ siteUrl, dataDir }: Ready): void {
  console.log(`Karata is ready: ${siteUrl}`);
  console.log(`Data lives in ${path.resolve(dataDir)}; npm run reset empties it.`);
  console.log('Ctrl-C ends it.');
}
