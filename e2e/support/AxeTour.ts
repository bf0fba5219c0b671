import { axeFindings } from './expectNoAxeViolations.ts';
import { Tour } from './Tour.ts';

/** Axe reads each place of the tour. */
export class AxeTour extends Tour {
  async look(place: string): Promise<void> {
    for (const finding of await axeFindings(this.page)) this.problems.push(`${place}: ${finding}`);
  }
}
