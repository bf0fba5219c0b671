import { AnyIcon, type AnyIconName, Button, IconButton } from '@/shared/components';
import { LATER_PATHS } from '@/shared/components/AnyIcon';
import { ICON_PATHS } from '@/shared/components/Icon';
import { t, useIntl } from '@/shared/i18n';
import { Section, Specimen, Specimens } from '../Section';

const VARIANTS = ['primary', 'quiet', 'ghost'] as const;

const SIZES = ['m', 'l'] as const;

export function Buttons() {
  const close = useIntl().formatMessage({ id: 'workbench.close' });
  return (
    <Section name="buttons">
      {VARIANTS.flatMap((variant) =>
        SIZES.map((size) => (
          <Specimen key={`${variant} ${size}`} name={`${variant} ${size}`}>
            <Button variant={variant} size={size}>
              <Label />
            </Button>
          </Specimen>
        )),
      )}
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`${variant} disabled`}>
          <Button variant={variant} disabled>
            <Label />
          </Button>
        </Specimen>
      ))}
      <Specimens
        parts={{
          'aria-busy': (
            <Button aria-busy aria-disabled>
              {t('workbench.wait')}
            </Button>
          ),
          'icon + text': (
            <Button variant="quiet">
              <AnyIcon name="wallet" size={20} />
              <Label />
            </Button>
          ),
          IconButton: <IconButton icon="close" label={close} />,
          'IconButton disabled': <IconButton icon="close" label={close} disabled />,
        }}
      />
    </Section>
  );
}

const Label = () => t('workbench.act');

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
