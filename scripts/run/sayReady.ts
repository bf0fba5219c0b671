import path from 'node:path';

interface Ready {
  siteUrl: string;
  dataDir: string;
  isSandbox: boolean;
}

const SIGN_IN = 'Sign in with any valid phone number and the code 123456, or with any Google account you make up.';

const PAY =
  'Nothing costs anything: pay by M-Pesa from a phone such as 0712 345 678, or with the card 4242 4242 4242 4242.';

/** Tests and people wait for the first line. */
export function sayReady({ siteUrl, dataDir, isSandbox }: Ready): void {
  console.log(`Karata is ready: ${siteUrl}`);
  if (isSandbox) console.log(`${SIGN_IN}\n${PAY}`);
  console.log(`Data lives in ${path.resolve(dataDir)}${isSandbox ? '; npm run reset empties it.' : '.'}`);
  console.log('Ctrl-C ends it.');
}
