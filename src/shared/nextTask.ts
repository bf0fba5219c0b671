/** Ends the present task, so that the browser may paint and answer before the next one. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
