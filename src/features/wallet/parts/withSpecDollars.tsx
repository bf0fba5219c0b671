import type { ComponentType } from 'react';
import { SpecDollars } from '@/shared/money';

/** A screen with literal texts of the specification, such as 'Cashout $25': every dollar in it is written as those. */
export const withSpecDollars = <TProps extends object>(Component: ComponentType<TProps>) =>
  function WithSpecDollars(props: TProps) {
    return (
      <SpecDollars value="$">
        <Component {...props} />
      </SpecDollars>
    );
  };
