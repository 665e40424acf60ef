import { Badge } from '@mantine/core';
import { useMessages } from '../../messages/language.tsx';
import type { Shown } from './verdict.ts';

/** A verdict in words; its colour is a dot, so that the words stay readable in every scheme. */
export function VerdictBadge({ shown }: { readonly shown: Shown }) {
  const { t } = useMessages();
  return (
    <Badge variant="dot" color={shown.colour} size="sm" tt="none">
      {t(shown.text)}
    </Badge>
  );
}
