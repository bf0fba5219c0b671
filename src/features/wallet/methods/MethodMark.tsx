import { paymentLogo } from '@/features/content';
import { PathIcon } from '@/shared/components';
import type { MethodFace } from './Method';

export const MethodMark = ({ face: { icon, logo } }: { face: MethodFace }) =>
  logo ? <img src={paymentLogo(logo)} alt="" width={35} height={26} /> : <PathIcon path={icon} size={26} />;
