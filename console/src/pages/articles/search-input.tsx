import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useMessages } from '../../messages/language.tsx';

interface SearchInputProps {
  /** What is searched for now. */
  readonly value: string;
  onSearch(text: string): void;
}

/** Between the last key and the search, in milliseconds. */
const PAUSE_MS = 250;

/** Searches while it is typed. */
export function SearchInput({ value, onSearch }: SearchInputProps) {
  const { t } = useMessages();
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  return (
    <TextInput
      type="search"
      flex={1}
      miw={200}
      maxLength={200}
      label={t('articles.search')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
