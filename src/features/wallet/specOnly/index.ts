import * as registered from './registered';
import type { SpecDeposits } from '../method/SpecDeposits';

/** Without any, nothing is known. */
const NOTHING: SpecDeposits = { page: () => ({ data: { items: [] } }), methods: () => ({ data: [] }) };

/** Replaces history and methods at a backend with the basic calls alone, page by page of one call. */
export const specDeposits = Object.values<SpecDeposits>(registered)[0] ?? NOTHING;
