import type { SpecDeposits } from '../method/SpecDeposits';

/** Without any, nothing is known. */
const NOTHING: SpecDeposits = { page: () => ({ data: { items: [] } }), methods: () => ({ data: [] }) };

/** Only a backend with the basic calls alone needs them, so they load when such a backend is met. */
const load = async (): Promise<SpecDeposits> => {
  const registered = await import(/* webpackChunkName: "basic-backend" */ './registered');
  return Object.values<SpecDeposits>(registered)[0] ?? NOTHING;
};

/** Replaces history and methods at a backend with the basic calls alone, page by page of one call. */
export const specDeposits: SpecDeposits = {
  page: async (call) => (await load()).page(call),
  methods: async (call) => (await load()).methods(call),
};
