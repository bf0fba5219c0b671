import { useIntl } from 'react-intl';
import { IconButton } from '@/shared/components';
import styles from './GamePlayer.module.scss';

interface Props {
  title: string;
  /** Missing when the browser has no fullscreen for elements. */
  fullscreen: { isOn: boolean; toggle: () => void } | null;
  onClose: () => void;
}

export function PlayerBar({ title, fullscreen, onClose }: Props) {
  const intl = useIntl();
  const fullscreenLabel = fullscreen?.isOn ? 'player.leaveFullscreen' : 'player.enterFullscreen';
  return (
    <div className={styles.bar}>
      <h2 className={styles.title}>{title}</h2>
      {fullscreen && (
        <IconButton
          icon={fullscreen.isOn ? 'shrink' : 'expand'}
          label={intl.formatMessage({ id: fullscreenLabel })}
          onClick={fullscreen.toggle}
        />
      )}
      <IconButton icon="close" label={intl.formatMessage({ id: 'player.close' })} onClick={onClose} />
    </div>
  );
}
