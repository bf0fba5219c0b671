export { blockMessage, FLOATS_PER_BLOCK, floatsOf, floatsOfBlock, floatsOfBlocks, scaled } from './floats.ts';
export type { Floats, Seeds } from './floats.ts';
export { hexOf, hmacSigner, sha256Hex, webBlocks, webFloats } from './webCrypto.ts';
export { winOf } from './winOf.ts';
