export { grantCountedSpins } from './grantCountedSpins.ts';
export { type PresentTerms, readSpinTerms } from './readSpinTerms.ts';
export { grantOf, groupsOf, openGrants, type SpinGroup, spun } from './spinGrants.ts';
