import type { MethodFace } from '../../Method';
import messages from './messages';

export const mpesaFace: MethodFace = {
  icon: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM10.5 18h3',
  logo: 'M-Pesa',
  messages,
};
