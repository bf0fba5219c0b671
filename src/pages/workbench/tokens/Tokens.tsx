import { Colours } from './Colours';
import { ContrastPairs } from './ContrastPairs';
import { Motion } from './Motion';
import { Shape } from './Shape';
import { Type } from './Type';

/** The variables of the style sheets. */
export const Tokens = () => (
  <>
    <Colours />
    <ContrastPairs />
    <Shape />
    <Type />
    <Motion />
  </>
);
