import { AnyIcon, type AnyIconName } from '@/shared/components';
import { LATER_PATHS } from '@/shared/components/AnyIcon';
import { ICON_PATHS } from '@/shared/components/Icon';
import { Section, Specimen } from '../Section';

const NAMES = Object.keys({ ...ICON_PATHS, ...LATER_PATHS }) as AnyIconName[];

export const Icons = () => (
  <Section name="icons">
    {NAMES.map((name) => (
      <Specimen key={name} name={name}>
        <AnyIcon name={name} size={28} />
      </Specimen>
    ))}
  </Section>
);
