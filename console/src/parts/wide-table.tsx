import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** What the table lists, for those who can not see it. */
  readonly label: string;
  readonly columns: readonly string[];
  /** Pixels below which it scrolls in a frame of its own. */
  readonly minWidth?: number;
  /** Rows. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways on a phone instead of making the page wide. */
export function WideTable({ label, columns, minWidth = 640, children }: WideTableProps) {
  return (
    <Table.ScrollContainer minWidth={minWidth} type="native" tabIndex={0} role="region" aria-label={label}>
      <Table verticalSpacing="xs" fz="sm" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
