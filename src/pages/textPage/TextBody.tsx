import { useGetTextPagesQuery } from '@/features/content';
import { FailedPanel } from '@/shared/components';
import { TextArticle } from './TextArticle';
import { TextMissing } from './TextMissing';
import { TextWaiting } from './TextWaiting';

/** The sections of the text, or why they are missing. */
export function TextBody({ name }: { name: string }) {
  const { data, error, isFetching, refetch } = useGetTextPagesQuery();
  if (data) {
    const text = data.find(({ id }) => id === name);
    return text ? <TextArticle sections={text.sections} /> : <TextMissing />;
  }
  return error ? (
    <FailedPanel title="textPage.failed" text="textPage.failedText" query={{ isFetching, refetch }} />
  ) : (
    <TextWaiting />
  );
}
