/** What an answer says, in whatever protocol. */
export interface AnswerParts {
  readonly text?: string;
  /** `stop` unless given; in the words of chat completions. */
  readonly finish?: 'stop' | 'length' | 'content_filter';
  /** Unless given, the server counts four characters as a token; `null`: it does not say. */
  readonly usage?: { readonly input: number; readonly output: number; readonly cached?: number } | null;
  /** Thoughts that are sent apart from the text. Chat completions only. */
  readonly reasoning?: string;
}

export type ModelDialect = 'chat' | 'responses' | 'anthropic' | 'google';

interface Question {
  readonly model: string;
  readonly system: string;
  readonly user: string;
  readonly schema: unknown;
  readonly maxOutputTokens: number | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of other people's protocols; a wrong one fails the test
type Body = any;

/** How a provider's protocol asks and answers. */
interface Dialect {
  readonly name: ModelDialect;
  read(body: Body, path: string): Question;
  error(status: number, message: string): unknown;
  begin(question: Question, answer: AnswerParts): string;
  piece(text: string): string;
  end(question: Question, text: string, answer: AnswerParts): string;
}

/** @throws Error for a path of no known protocol */
export function dialectOf(path: string): Dialect {
  if (path.endsWith('/chat/completions')) return CHAT;
  if (path.endsWith('/responses')) return RESPONSES;
  if (path.endsWith('/messages')) return ANTHROPIC;
  if (path.includes(':streamGenerateContent')) return GOOGLE;
  throw new Error(`no model protocol is served at ${path}`);
}

const CHAT: Dialect = {
  name: 'chat',
  read: (body) => ({
    model: body.model,
    system: saidBy(body.messages, 'system'),
    user: saidBy(body.messages, 'user'),
    schema: body.response_format?.json_schema?.schema,
    maxOutputTokens: body.max_tokens ?? body.max_completion_tokens,
  }),
  error: (status, message) => ({ error: { message, type: `http_${status}`, code: null } }),
  begin: (_, { reasoning }) =>
    chatChunk({ role: 'assistant', content: '' }) +
    (reasoning === undefined ? '' : chatChunk({ reasoning_content: reasoning })),
  piece: (content) => chatChunk({ content }),
  end: (question, text, { finish = 'stop', usage }) =>
    event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: {}, finish_reason: finish }] }) +
    counted(question, text, usage, ({ input, output, cached }) =>
      event({
        id: 'c',
        choices: [],
        usage: { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: { cached_tokens: cached } },
      }),
    ) +
    'data: [DONE]\n\n',
};

const RESPONSES: Dialect = {
  name: 'responses',
  read: (body) => ({
    model: body.model,
    system: saidBy(body.input, 'system') || saidBy(body.input, 'developer'),
    user: saidBy(body.input, 'user'),
    schema: body.text?.format?.schema,
    maxOutputTokens: body.max_output_tokens,
  }),
  error: CHAT.error,
  begin: ({ model }) =>
    event({ type: 'response.created', response: { id: 'r', created_at: 0, model } }) +
    event({ type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'm' } }),
  piece: (delta) => event({ type: 'response.output_text.delta', item_id: 'm', delta }),
  end: (question, text, { finish = 'stop', usage }) =>
    event({ type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'm' } }) +
    event({
      type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
      response: {
        ...(finish === 'stop'
          ? {}
          : { incomplete_details: { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' } }),
        usage: counted(question, text, usage ?? undefined, ({ input, output, cached }) => ({
          input_tokens: input,
          output_tokens: output,
          input_tokens_details: { cached_tokens: cached },
          output_tokens_details: { reasoning_tokens: 0 },
        })),
      },
    }),
};

const ANTHROPIC: Dialect = {
  name: 'anthropic',
  read: (body) => ({
    model: body.model,
    system: textsOf(body.system),
    user: saidBy(body.messages, 'user'),
    schema: body.output_config?.format?.schema ?? body.output_format?.schema,
    maxOutputTokens: body.max_tokens,
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 529 ? 'overloaded_error' : `http_${status}`, message },
  }),
  begin: (question, { usage }) =>
    typed({
      type: 'message_start',
      message: {
        id: 'msg',
        type: 'message',
        role: 'assistant',
        model: question.model,
        content: [],
        stop_reason: null,
        usage: counted(question, '', usage, ({ input, cached }) => ({
          input_tokens: input - cached,
          cache_read_input_tokens: cached,
          output_tokens: 0,
        })),
      },
    }) + typed({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  piece: (text) => typed({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (question, text, { finish = 'stop', usage }) =>
    typed({ type: 'content_block_stop', index: 0 }) +
    typed({
      type: 'message_delta',
      delta: { stop_reason: { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }[finish] },
      usage: counted(question, text, usage, ({ output }) => ({ output_tokens: output })),
    }) +
    typed({ type: 'message_stop' }),
};

const GOOGLE: Dialect = {
  name: 'google',
  read: (body, path) => ({
    model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
    system: textsOf(body.systemInstruction?.parts),
    user: (body.contents as Body[]).map((content) => textsOf(content.parts)).join('\n'),
    schema: body.generationConfig?.responseSchema,
    maxOutputTokens: body.generationConfig?.maxOutputTokens,
  }),
  error: (status, message) => ({
    error: { code: status, message, status: status === 429 ? 'RESOURCE_EXHAUSTED' : '' },
  }),
  begin: () => '',
  piece: (text) => event({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }),
  end: (question, text, { finish = 'stop', usage }) =>
    event({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' }[finish],
        },
      ],
      usageMetadata: counted(question, text, usage, ({ input, output, cached }) => ({
        promptTokenCount: input,
        candidatesTokenCount: output,
        cachedContentTokenCount: cached,
        totalTokenCount: input + output,
      })),
    }),
};

function chatChunk(delta: unknown): string {
  return event({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null }] });
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function typed(data: { readonly type: string } & Record<string, unknown>): string {
  return `event: ${data.type}\n${event(data)}`;
}

interface Count {
  readonly input: number;
  readonly output: number;
  readonly cached: number;
}

function counted<T>(
  { system, user }: Question,
  text: string,
  usage: AnswerParts['usage'],
  shape: (count: Count) => T,
): T | '' {
  if (usage === null) return '';
  const tokens = (of: string) => Math.ceil(of.length / 4);
  const { input, output, cached = 0 } = usage ?? { input: tokens(system + user), output: tokens(text) };
  return shape({ input, output, cached });
}

function saidBy(messages: Body[], role: string): string {
  return messages
    .filter((message) => message.role === role)
    .map((message) => textsOf(message.content))
    .join('\n');
}

function textsOf(content: Body): string {
  if (typeof content === 'string') return content;
  return ((content ?? []) as Body[]).map((part) => part.text ?? '').join('');
}
