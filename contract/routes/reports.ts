import { route } from './route.ts';

export const reportViolations = route<{ answer: { received: true } }>('POST /reports');
