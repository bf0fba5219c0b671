import { Colours } from './Colours';
import { ContrastPairs } from './ContrastPairs';
import { Motion } from './Motion';
import { Shape } from './Shape';
import { Type } from './Type';

/** What every style sheet draws from. */
export const Tokens = () => (
  <>
    <Colours />
    <ContrastPairs />
    <Shape />
    <Type />
    <Motion />
  </>
);
