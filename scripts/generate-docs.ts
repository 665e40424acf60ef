// Makes docs/{api,fields,settings,errors}.md from the contract and the settings table. `--check`: only says whether they
// are current, for `npm run check`.
import { readFileSync, writeFileSync } from 'node:fs';
import { rows as settingRows } from '../src/config/settings.ts';
import { HTTP_ERRORS, JOB_ERRORS } from '../src/contract/error-codes.ts';
import { collectJsonSchemas, type JsonSchema } from '../src/contract/json-schemas.ts';
import type { Operation } from '../src/contract/operation.ts';
import { allOperations } from '../src/contract/operations.ts';
import { FIELD_OWNERS, WriteBlogBody } from '../src/contract/write-blog.ts';

const NOTICE = '<!-- Made by `npm run docs`; do not edit. -->';

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The properties of a request schema, wherever conversion has put them. */
function propertiesOf(schema: Parameters<ReturnType<typeof collectJsonSchemas>['request']>[0]): {
  properties: Record<string, JsonSchema>;
  required: readonly string[];
} {
  const schemas = collectJsonSchemas();
  const converted = schemas.request(schema);
  const reference = typeof converted.$ref === 'string' ? converted.$ref.split('/').at(-1) : undefined;
  const found = reference === undefined ? converted : schemas.components.get(reference);
  return {
    properties: (found?.properties ?? {}) as Record<string, JsonSchema>,
    required: (found?.required ?? []) as string[],
  };
}

function typeOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (Array.isArray(schema.enum))
    return schema.enum.length > 8
      ? `one of ${schema.enum.length} values`
      : schema.enum.map((value) => `\`${value}\``).join(', ');
  const choices = (schema.anyOf ?? schema.oneOf ?? schema.allOf) as JsonSchema[] | undefined;
  if (choices !== undefined)
    return [...new Set(choices.map(typeOf))].filter((type) => type !== 'null' && type !== '').join(' or ');
  if (schema.type === 'array') return `array of ${typeOf((schema.items ?? {}) as JsonSchema)}`;
  return [schema.type ?? 'any']
    .flat()
    .filter((type) => type !== 'null')
    .join(' or ');
}

function fieldTable(schema: Parameters<typeof propertiesOf>[0]): string {
  const { properties, required } = propertiesOf(schema);
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    typeOf(field),
    required.includes(name) ? 'yes' : field.default === undefined ? 'no' : `no; \`${JSON.stringify(field.default)}\``,
    String(field.description ?? ''),
  ]);
  return rows.length === 0 ? '' : table(['Field', 'Type', 'Required; default', 'Meaning'], rows);
}

const AUTH = {
  token: 'Header `X-OPENAPI-TOKEN`, or a session of the console',
  session: 'Session of the console',
  lp: 'Header `X-LP-TOKEN`, or a session of the console',
  none: 'None',
} as const;

function operationPage(id: string, operation: Operation): string {
  const [example] = operation.examples;
  const parts: [string, string][] = [
    ['Path', operation.params === undefined ? '' : fieldTable(operation.params)],
    ['Query', operation.query === undefined ? '' : fieldTable(operation.query)],
    ['Body', operation.body === undefined ? '' : fieldTable(operation.body)],
    ['Multipart fields, beside `file`', operation.multipart === undefined ? '' : fieldTable(operation.multipart)],
  ];
  const answer = operation.responseType === 'text/event-stream' ? 'One event:' : 'Answer:';
  return [
    `## ${operation.summary}`,
    `\`${operation.method} ${operation.path}\` · ${AUTH[operation.auth]} · id \`${id}\``,
    ...(operation.description === undefined ? [] : [operation.description]),
    ...parts.filter(([, text]) => text !== '').map(([title, text]) => `**${title}**\n\n${text}`),
    `${answer}\n\n\`\`\`json\n${JSON.stringify(example.response, undefined, 2)}\n\`\`\``,
    `Errors: ${operation.errors.map((code) => `\`${code}\``).join(', ')}`,
  ].join('\n\n');
}

const documents: Record<string, string> = {
  api: [
    '# API',
    'Every operation of this version. The same as OpenAPI 3.1: `/openapi.json`; to try out: `/docs`. Answers of v1 stand in the envelope `{message, data, timestamp, request_id}`; below is `data`. Answers of the earlier interface stand in `{code, body}` or as they are. Codes: [errors.md](errors.md).',
    ...allOperations().map(({ id, operation }) => operationPage(id, operation)),
  ].join('\n\n'),

  fields: [
    '# Fields of Write A Blog',
    'Who reads each field: a step of the article pipeline (`src/writing/<step>/`), the orders (`src/orders/`), or work still to come, in which case the wish is named as not honoured in the answer and in the report.',
    table(
      ['Field', 'Read by', 'Default', 'Meaning'],
      Object.entries(propertiesOf(WriteBlogBody).properties).map(([name, field]) => [
        `\`${name}\``,
        FIELD_OWNERS[name as keyof typeof FIELD_OWNERS],
        field.default === undefined ? '' : `\`${JSON.stringify(field.default)}\``,
        String(field.description ?? ''),
      ]),
    ),
  ].join('\n\n'),

  settings: [
    '# Settings',
    'Environment variables, read once at start; `inkwright settings` shows them as they stand. An unset or empty one has its default.',
    table(
      ['Variable', 'Meaning', 'Allowed', 'Default'],
      settingRows().map(([, setting]) => [
        `\`${setting.name}\``,
        `${setting.meaning}${setting.secret === true ? ' (secret)' : ''}`,
        setting.type.allowed,
        setting.default === undefined ? (setting.otherwise ?? '') : `\`${setting.default}\``,
      ]),
    ),
  ].join('\n\n'),

  errors: [
    '# Errors',
    '## Of a request',
    'HTTP status and a stable code; `details` names every field that is wrong. v1: `error: {code, details}` in its envelope; earlier interfaces: `{code, message, details}`.',
    table(
      ['Status', 'Code', 'When', 'Same request later'],
      Object.entries(HTTP_ERRORS).map(([code, { status, when, retryable }]) => [
        String(status),
        `\`${code}\``,
        when,
        retryable ? 'may succeed' : 'fails again',
      ]),
    ),
    '## Of a job',
    'In `error.code` of the result.',
    table(
      ['Code', 'When', 'What to do', 'Same order later'],
      Object.entries(JOB_ERRORS).map(([code, { when, remedy, retryable }]) => [
        `\`${code}\``,
        when,
        remedy,
        retryable ? 'may succeed' : 'fails again',
      ]),
    ),
  ].join('\n\n'),
};

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, text] of Object.entries(documents)) {
  const file = new URL(`../docs/${name}.md`, import.meta.url);
  const wanted = `${NOTICE}\n\n${text}\n`;
  if (!check) {
    writeFileSync(file, wanted);
    continue;
  }
  if (readIfThere(file) !== wanted) stale.push(`docs/${name}.md`);
}
if (stale.length > 0) {
  process.stderr.write(`Not current: ${stale.join(', ')}. Run \`npm run docs\`.\n`);
  process.exitCode = 1;
}

function readIfThere(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
