import { useState } from 'react';
import { Button, ErrorBoundary } from '@/shared/components';
import { t } from '@/shared/i18n';

/** A part that fails on request, inside an error boundary; as a toast it can be closed. */
export function Breakable({ isToast = false }: { isToast?: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  const mend = () => setIsBroken(false);
  return (
    <ErrorBoundary resetKey={String(isBroken)} {...(isToast && { onDismiss: mend })}>
      {isBroken ? (
        <Broken />
      ) : (
        <Button variant="quiet" onClick={() => setIsBroken(true)}>
          {t('workbench.break')}
        </Button>
      )}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('A part of the workbench was broken to see what stands in its place');
}
