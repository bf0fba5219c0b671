export { type Hindrance, hindranceOf } from './hindrance.ts';
export { exhaustedBy, readUses, writeUses } from './uses.ts';
