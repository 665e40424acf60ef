import { Button, CopyButton as Clipboard } from '@mantine/core';
import { CheckIcon, CopyIcon } from '../icons/icons.tsx';
import { useMessages } from '../messages/language.tsx';

interface Props {
  readonly value: string;
  /** `Copy` when absent. */
  readonly label?: string;
}

export function CopyButton({ value, label }: Props) {
  const { t } = useMessages();
  return (
    <Clipboard value={value} timeout={2000}>
      {({ copied, copy }) => (
        <Button
          size="xs"
          variant="default"
          onClick={copy}
          leftSection={copied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
          aria-live="polite"
        >
          {copied ? t('action.copied') : (label ?? t('action.copy'))}
        </Button>
      )}
    </Clipboard>
  );
}
