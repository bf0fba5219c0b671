import { PathIcon } from '@/shared/components';
import { useIntl } from '@/shared/i18n';
import styles from './PlayerBar.module.scss';

/** On a 24 × 24 grid. */
const PATHS = {
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9ZM17 9.5l5 5M22 9.5l-5 5',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  shrink: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.6c-1 .7-1.6 1.2-1.6 2.4M12 17.6v.2',
};

interface Props {
  icon: keyof typeof PATHS;
  /** Message id. */
  label: string;
  isPressed?: boolean;
  onClick: () => void;
}

/** A button of the bar with an icon of its own. */
export function BarButton({ icon, label, isPressed, onClick }: Props) {
  const text = useIntl().formatMessage({ id: label });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text}
      title={text}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <PathIcon path={PATHS[icon]} />
    </button>
  );
}
