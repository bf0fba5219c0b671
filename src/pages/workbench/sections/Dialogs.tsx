import { type ComponentProps, useState } from 'react';
import { Button, Dialog } from '@/shared/components';
import { t, useIntl } from '@/shared/i18n';
import { Section, Specimen } from '../Section';
import styles from '../WorkbenchPage.module.scss';

type Kind = Pick<ComponentProps<typeof Dialog>, 'isAtTop' | 'isModalOnly' | 'closesOnBackdrop'>;

const KINDS: Readonly<Record<string, Kind>> = {
  Dialog: {},
  'Dialog isAtTop': { isAtTop: true },
  'Dialog closesOnBackdrop={false}': { closesOnBackdrop: false },
  'Dialog isModalOnly': { isModalOnly: true },
};

export const Dialogs = () => (
  <Section name="dialogs">
    {Object.entries(KINDS).map(([name, kind]) => (
      <OneDialog key={name} name={name} kind={kind} />
    ))}
  </Section>
);

function OneDialog({ name, kind }: { name: string; kind: Kind }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Specimen name={name}>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('workbench.open')}
      </Button>
      {isOpen && (
        <Dialog
          {...kind}
          label={intl.formatMessage({ id: 'workbench.section.dialogs' })}
          className={styles.dialog}
          onClose={close}
        >
          <p>{t('workbench.dialogText')}</p>
          <Button onClick={close}>{t('workbench.close')}</Button>
        </Dialog>
      )}
    </Specimen>
  );
}
