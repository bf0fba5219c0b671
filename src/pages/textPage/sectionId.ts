/** The id of a section's heading; `index` counts from 0. */
export const sectionId = (index: number): string => `section-${index + 1}`;
