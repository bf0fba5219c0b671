import type { ComponentType } from 'react';
import { SpecDollars } from '@/shared/money';

/** For a screen whose texts have a bare `$` ('Cashout $25'): all its dollars have one (docs/product.md, Currencies). */
export const withSpecDollars = <TProps extends object>(Component: ComponentType<TProps>) =>
  function WithSpecDollars(props: TProps) {
    return (
      <SpecDollars value="$">
        <Component {...props} />
      </SpecDollars>
    );
  };
