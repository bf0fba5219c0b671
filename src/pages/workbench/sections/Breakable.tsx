import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ErrorBoundary } from '@/shared/components';

/** A part that fails when it is told to, within its boundary; as a toast it can be dismissed. */
export function Breakable({ isToast = false }: { isToast?: boolean }) {
  const [isBroken, setIsBroken] = useState(false);
  const mend = () => setIsBroken(false);
  return (
    <ErrorBoundary resetKey={String(isBroken)} {...(isToast && { onDismiss: mend })}>
      {isBroken ? (
        <Broken />
      ) : (
        <Button variant="quiet" onClick={() => setIsBroken(true)}>
          <FormattedMessage id="workbench.break" />
        </Button>
      )}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('A part of the workbench was broken to see what stands in its place');
}
