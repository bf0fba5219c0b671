import { MoreIcon, type MoreIconName } from '@/shared/components';
import { MORE_PATHS } from '@/shared/components/Icon/morePaths';
import { ICON_PATHS } from '@/shared/components/Icon/paths';
import { Section, Specimen } from '../Section';

const NAMES = Object.keys({ ...ICON_PATHS, ...MORE_PATHS }) as MoreIconName[];

export const Icons = () => (
  <Section name="icons">
    {NAMES.map((name) => (
      <Specimen key={name} name={name}>
        <MoreIcon name={name} size={28} />
      </Specimen>
    ))}
  </Section>
);
