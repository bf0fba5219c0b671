export { adoptOldSpins } from './adoptOldSpins.ts';
export { readSpinTerms } from './readSpinTerms.ts';
export { grantOf, groupsOf, openGrants, type SpinGroup, spun } from './spinGrants.ts';
export { spinsOf } from './spinsOf.ts';
