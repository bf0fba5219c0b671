/** The win for a stake in minor units and a multiplier in hundredths, cut to whole minor units. Throws RangeError on others. */
export function winOf(stakeMinor: number, multiplier: number): number {
  const product = stakeMinor * multiplier;
  for (const value of [stakeMinor, multiplier, product])
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`no win of ${stakeMinor} at ${multiplier}`);
  // Exact for integers; a floating-point quotient could be one too high.
  return (product - (product % 100)) / 100;
}
