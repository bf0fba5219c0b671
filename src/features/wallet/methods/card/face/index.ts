import type { MethodFace } from '../../Method';
import messages from './messages';

export const cardFace: MethodFace = {
  icon: 'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5ZM3.5 9.5h17M7 15h4',
  messages,
};
