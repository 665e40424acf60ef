import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '../../../../src/contract/main-input.ts';
import { codePointLength } from '../../../../src/contract/primitives.ts';
import { type Messages, useMessages } from '../../messages/language.tsx';
import type { ChoicesOf } from './field-choices.ts';
import { labelOf, meaningOf } from './field-words.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderField } from './order-fields.ts';

interface Props {
  readonly field: OrderField;
  readonly draft: OrderDraft;
  readonly choicesOf: ChoicesOf;
  readonly error: string | undefined;
  onChange(path: string, value: string | boolean): void;
}

/** Texts of several lines. */
const LONG: ReadonlySet<string> = new Set([
  'additionalKnowledge',
  'additionalTitlePrompt',
  'additionalOutlinePrompt',
  'additionalSectionPrompt',
  'webhook.header',
]);

/** The input of one field: its name, what it does, how much of its limit is used, what is wrong with it. */
export function FieldInput({ field, draft, choicesOf, error, onChange }: Props) {
  const messages = useMessages();
  const { path } = field;
  const value = draft.values[path] ?? '';
  const common = {
    label: labelOf(field, messages),
    description: meaningOf(field, messages),
    error,
    'data-field': path,
  };
  if (typeof value === 'boolean') {
    return <Switch {...common} checked={value} onChange={(event) => onChange(path, event.currentTarget.checked)} />;
  }
  const choices = choicesOf(field);
  const change = (event: { currentTarget: { value: string } }) => onChange(path, event.currentTarget.value);
  if (choices !== undefined) return <NativeSelect {...common} data={[...choices]} value={value} onChange={change} />;
  const inputType = String(draft.values.inputType);
  const limit = path === 'mainInput' ? TEXT_LIMITS[inputType as keyof typeof TEXT_LIMITS] : field.maxLength;
  const text = {
    ...common,
    ...(path === 'mainInput' ? mainInputWords(inputType, messages) : {}),
    ...counted(value, limit, common.error, messages),
    value,
    onChange: change,
  };
  if (LONG.has(path) || (path === 'mainInput' && inputType === 'urls'))
    return <Textarea {...text} autosize minRows={2} maxRows={12} />;
  return <TextInput {...text} />;
}

function mainInputWords(inputType: string, { t }: Messages) {
  const kind =
    (['keyword', 'topic', 'title', 'url', 'urls'] as const).find((known) => known === inputType) ?? 'keyword';
  return { label: t(`write.mainInput.${kind}`), description: undefined, required: true };
}

/** The counter under a text with a limit; over the limit it turns into the error. */
function counted(value: string, limit: number | undefined, error: string | undefined, { t, number }: Messages) {
  if (limit === undefined || value === '') return {};
  const length = codePointLength(value);
  const words = t('write.counted', { count: number(length), limit: number(limit) });
  return {
    error: error ?? (length > limit ? words : undefined),
    ...(length > limit ? {} : { inputContainer: withCounter(words) }),
  };
}

function withCounter(words: string) {
  return (input: React.ReactNode) => (
    <>
      {input}
      <small style={{ display: 'block', textAlign: 'end', color: 'var(--mantine-color-dimmed)' }}>{words}</small>
    </>
  );
}
