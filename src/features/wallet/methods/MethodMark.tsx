import { paymentLogo } from '@/features/content';
import { PathIcon } from '@/shared/components';
import { usePicture } from '@/shared/pictures';
import type { MethodFace } from './Method';

/** The logo, or the line icon where there is none, and while it does not load. */
export function MethodMark({ face: { icon, logo } }: { face: MethodFace }) {
  const src = logo && paymentLogo(logo);
  const { hasFailed, onError } = usePicture(src);
  return hasFailed ? (
    <PathIcon path={icon} size={26} />
  ) : (
    <img src={src} alt="" width={35} height={26} onError={onError} />
  );
}
