import type { ComponentType } from 'react';
import { SpecDollars } from '@/shared/money';

/** A screen whose texts have a bare `$` ('Cashout $25'): so has every dollar in it (docs/product.md, Currencies). */
export const withSpecDollars = <TProps extends object>(Component: ComponentType<TProps>) =>
  function WithSpecDollars(props: TProps) {
    return (
      <SpecDollars value="$">
        <Component {...props} />
      </SpecDollars>
    );
  };
