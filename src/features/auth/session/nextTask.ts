/** Lets what is on its way in this task arrive first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
