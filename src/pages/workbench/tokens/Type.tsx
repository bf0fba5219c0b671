import { t } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import { TOKENS } from './tokenNames';

export const Type = () => (
  <Section name="type">
    {TOKENS.type.map((name) => (
      <Specimen key={name} name={name} isWide>
        <span style={{ fontSize: `var(${name})` }}>{t('workbench.sample')}</span>
      </Specimen>
    ))}
  </Section>
);
