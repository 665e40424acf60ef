import { Code, Group, Stack } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';

interface TextViewProps {
  readonly text: string;
  /** What the text is, for those who can not see it. */
  readonly label: string;
}

/** A text as it is, to be read and copied. */
export function TextView({ text, label }: TextViewProps) {
  return (
    <Stack gap="xs">
      <Group>
        <CopyButton value={text} />
      </Group>
      <Code
        block
        tabIndex={0}
        role="region"
        aria-label={label}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Code>
    </Stack>
  );
}
