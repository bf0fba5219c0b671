import { type CSSProperties, useState } from 'react';
import { PageHead, themeVariables } from '@/features/ui';
import { t } from '@/shared/i18n';
import { Buttons } from './sections/Buttons';
import { Dialogs } from './sections/Dialogs';
import { Fields } from './sections/Fields';
import { Icons } from './sections/Icons';
import { MoneyFigures } from './sections/MoneyFigures';
import { States } from './sections/States';
import { Tiles } from './sections/Tiles';
import { Switches } from './Switches';
import { type ThemeName, THEMES } from './themes';
import { Tokens } from './tokens/Tokens';
import styles from './WorkbenchPage.module.scss';

/** Every shared component in every state, with any theme and language. Development only. */
export function WorkbenchPage() {
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
