import { AnyIcon, type AnyIconName, Button, IconButton } from '@/shared/components';
import { LATER_PATHS } from '@/shared/components/AnyIcon';
import { ICON_PATHS } from '@/shared/components/Icon';
import { t, useIntl } from '@/shared/i18n';
import { Section, Specimen } from '../Section';

const VARIANTS = ['primary', 'quiet', 'ghost'] as const;

const SIZES = ['m', 'l'] as const;

/** Buttons: normal, with an icon, waiting and disabled. */
export function Buttons() {
  const intl = useIntl();
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
      <Specimen name="aria-busy">
        <Button aria-busy aria-disabled>
          {t('workbench.wait')}
        </Button>
      </Specimen>
      <Specimen name="icon + text">
        <Button variant="quiet">
          <AnyIcon name="wallet" size={20} />
          <Label />
        </Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton icon="close" label={intl.formatMessage({ id: 'workbench.close' })} />
      </Specimen>
      <Specimen name="IconButton disabled">
        <IconButton icon="close" label={intl.formatMessage({ id: 'workbench.close' })} disabled />
      </Specimen>
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
