import { Button } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { downloadText } from '../../parts/download-text.ts';
import { articleDocument } from './article-document.ts';

interface ArticleActionsProps {
  readonly title: string;
  readonly slug: string;
  readonly markdown: string;
  readonly html: string;
}

export function ArticleActions({ title, slug, markdown, html }: ArticleActionsProps) {
  const { t } = useMessages();
  return (
    <>
      <CopyButton value={markdown} label={t('read.copy')} />
      <Button size="xs" variant="default" onClick={() => downloadText(`${slug}.md`, 'text/markdown', markdown)}>
        {t('read.download.markdown')}
      </Button>
      <Button
        size="xs"
        variant="default"
        onClick={() => downloadText(`${slug}.html`, 'text/html', articleDocument(title, html))}
      >
        {t('read.download.html')}
      </Button>
    </>
  );
}
