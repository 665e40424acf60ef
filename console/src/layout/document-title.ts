import { useEffect } from 'react';
import { useMessages } from '../messages/language.tsx';

/** Title of the browser's tab while the caller is shown. */
export function useDocumentTitle(title: string): void {
  const { t } = useMessages();
  const name = t('app.name');
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}
