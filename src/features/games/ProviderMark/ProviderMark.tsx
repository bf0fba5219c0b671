import type { Provider } from '@contract/games.ts';
import { useSelector } from 'react-redux';
import { selectIsDataSaver } from '@/features/ui';
import { usePicture } from '@/shared/hooks';
import { twoLetters } from '@/shared/twoLetters';
import styles from './ProviderMark.module.scss';

/** The logo of a provider; two letters without one, and with data saver on. Decoration beside the name. */
export function ProviderMark({ provider: { logoUrl, name } }: { provider: Provider }) {
  const isDataSaver = useSelector(selectIsDataSaver);
  const { hasFailed, onError } = usePicture(logoUrl);
  if (hasFailed || isDataSaver) {
    return (
      <span className={styles.letters} aria-hidden="true">
        {twoLetters(name)}
      </span>
    );
  }
  return <img className={styles.logo} src={logoUrl} alt="" width={28} height={28} loading="lazy" onError={onError} />;
}
