import { DEFAULT_SETTINGS, type Settings } from '@contract/settings.ts';
import { type CSSProperties, useState } from 'react';
import { languageNames, PageHead, themeVariables, useLanguage } from '@/features/ui';
import { Button } from '@/shared/components';
import { t, useIntl, withMessages } from '@/shared/i18n';
import messages from './messages';
import { Buttons, Icons } from './sections/Buttons';
import { Dialogs } from './sections/Dialogs';
import { Fields } from './sections/Fields';
import { States } from './sections/States';
import { MoneyFigures, Tiles } from './sections/Tiles';
import { Tokens } from './sections/Tokens';
import styles from './WorkbenchPage.module.scss';

/** The colours of an operator; the others are computed. */
type Theme = Pick<Settings, 'primaryColor' | 'secondaryColor' | 'accentColor'>;

const theme = (primaryColor: string, secondaryColor: string, accentColor: string): Theme => ({
  primaryColor,
  secondaryColor,
  accentColor,
});

/** Our own, and those that are hardest to read. */
const THEMES = {
  house: DEFAULT_SETTINGS,
  pale: theme('#ffe4ef', '#e8f1ff', '#fdf6b2'),
  mid: theme('#777777', '#2f8f6b', '#d05050'),
  neon: theme('#39ff14', '#00ffff', '#ff00ff'),
  dark: theme('#1b0030', '#123456', '#002b12'),
} as const satisfies Record<string, Theme>;

type ThemeName = keyof typeof THEMES;
const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

function Switches({ theme, onTheme }: { theme: ThemeName; onTheme: (theme: ThemeName) => void }) {
  const { formatMessage } = useIntl();
  const { language, choose } = useLanguage();
  return (
    <div className={styles.switches}>
      <div role="group" className={styles.row} aria-label={formatMessage({ id: 'workbench.theme' })}>
        {THEME_NAMES.map((name) => (
          <Button
            key={name}
            variant={name === theme ? 'primary' : 'quiet'}
            aria-pressed={name === theme}
            onClick={() => onTheme(name)}
          >
            {t(`workbench.theme.${name}`)}
          </Button>
        ))}
      </div>
      <div role="group" className={styles.row} aria-label={formatMessage({ id: 'workbench.language' })}>
        {languageNames().map(({ code, name }) => (
          <Button key={code} variant="ghost" lang={code} aria-pressed={code === language} onClick={() => choose(code)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Every shared component in every state, with any theme and language. Development only. */
function WorkbenchPage() {
  const [theme, setTheme] = useState<ThemeName>('house');
  return (
    <div className={styles.page} style={themeVariables(THEMES[theme]) as CSSProperties}>
      <PageHead title={t('workbench.title')} lead={t('workbench.lead')} hasBackLink={false} />
      <Switches theme={theme} onTheme={setTheme} />
      <Tokens key={theme} />
      <Buttons />
      <Fields />
      <Dialogs />
      <States />
      <MoneyFigures />
      <Tiles />
      <Icons />
    </div>
  );
}

export default withMessages(messages, WorkbenchPage);
