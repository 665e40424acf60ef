/**
 * A language model of the llama architecture with random weights: F32, a vocabulary of bytes, about 470 KB. It writes
 * nonsense, but it loads and samples like a real one, so that a model in our process can be tested without a download.
 */
export function tinyGguf(): Buffer {
  const tensors = TENSORS.map(({ name, dimensions, fill }) => ({ name, dimensions, data: weights(dimensions, fill) }));
  const facts = METADATA.map(([key, type, value]) => Buffer.concat([text(key), u32(type), value]));
  let offset = 0;
  const infos = tensors.map(({ name, dimensions, data }) => {
    const info = Buffer.concat([text(name), u32(dimensions.length), ...dimensions.map(u64), u32(F32), u64(offset)]);
    offset += aligned(data.byteLength);
    return info;
  });
  const head = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(facts.length), ...facts, ...infos];
  return Buffer.concat([padded(Buffer.concat(head)), ...tensors.map(({ data }) => padded(data))]);
}

const WIDTH = 64;
const FEED_FORWARD = 128;
const HEADS = 4;
const LAYERS = 2;
const CONTEXT = 1024;
const ALIGNMENT = 32;
const F32 = 0;

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const i32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const aligned = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(aligned(bytes.byteLength) - bytes.byteLength)]);

/** Types of values, as the format numbers them. */
const UINT32 = 4;
const INT32 = 5;
const FLOAT32 = 6;
const STRING = 8;
const ARRAY = 9;

const arrayOf = (type: number, entries: readonly Buffer[]) =>
  Buffer.concat([u32(type), u64(entries.length), ...entries]);
const byteToken = (byte: number) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`;
const TOKENS = ['<unk>', '<s>', '</s>', ...Array.from({ length: 256 }, (_, byte) => byteToken(byte))];
const UNKNOWN_TOKEN = 2;
const CONTROL_TOKEN = 3;
const BYTE_TOKEN = 6;

const METADATA: readonly (readonly [key: string, type: number, value: Buffer])[] = [
  ['general.architecture', STRING, text('llama')],
  ['general.name', STRING, text('tiny-random')],
  ['llama.block_count', UINT32, u32(LAYERS)],
  ['llama.context_length', UINT32, u32(CONTEXT)],
  ['llama.embedding_length', UINT32, u32(WIDTH)],
  ['llama.feed_forward_length', UINT32, u32(FEED_FORWARD)],
  ['llama.attention.head_count', UINT32, u32(HEADS)],
  ['llama.attention.head_count_kv', UINT32, u32(HEADS)],
  ['llama.attention.layer_norm_rms_epsilon', FLOAT32, f32(1e-5)],
  ['llama.rope.dimension_count', UINT32, u32(WIDTH / HEADS)],
  ['llama.vocab_size', UINT32, u32(TOKENS.length)],
  ['tokenizer.ggml.model', STRING, text('llama')],
  ['tokenizer.ggml.tokens', ARRAY, arrayOf(STRING, TOKENS.map(text))],
  [
    'tokenizer.ggml.scores',
    ARRAY,
    arrayOf(
      FLOAT32,
      TOKENS.map((_, index) => f32(-index)),
    ),
  ],
  [
    'tokenizer.ggml.token_type',
    ARRAY,
    arrayOf(
      INT32,
      TOKENS.map((_, index) => i32(tokenType(index))),
    ),
  ],
  ['tokenizer.ggml.bos_token_id', UINT32, u32(1)],
  ['tokenizer.ggml.eos_token_id', UINT32, u32(2)],
  ['tokenizer.ggml.unknown_token_id', UINT32, u32(0)],
];

function tokenType(index: number): number {
  if (index === 0) return UNKNOWN_TOKEN;
  return index < 3 ? CONTROL_TOKEN : BYTE_TOKEN;
}

interface Tensor {
  readonly name: string;
  readonly dimensions: readonly number[];
  readonly fill: 'ones' | 'random';
}

const matrix = (name: string, ...dimensions: number[]): Tensor => ({ name, dimensions, fill: 'random' });
const norm = (name: string): Tensor => ({ name, dimensions: [WIDTH], fill: 'ones' });

const TENSORS: readonly Tensor[] = [
  matrix('token_embd.weight', WIDTH, TOKENS.length),
  ...Array.from({ length: LAYERS }, (_, layer) => `blk.${layer}`).flatMap((block) => [
    norm(`${block}.attn_norm.weight`),
    ...['q', 'k', 'v', 'output'].map((part) => matrix(`${block}.attn_${part}.weight`, WIDTH, WIDTH)),
    norm(`${block}.ffn_norm.weight`),
    matrix(`${block}.ffn_gate.weight`, WIDTH, FEED_FORWARD),
    matrix(`${block}.ffn_up.weight`, WIDTH, FEED_FORWARD),
    matrix(`${block}.ffn_down.weight`, FEED_FORWARD, WIDTH),
  ]),
  norm('output_norm.weight'),
  matrix('output.weight', WIDTH, TOKENS.length),
];

let seed = 42;

/** The same in every run: a linear congruential generator. */
function weights(dimensions: readonly number[], fill: Tensor['fill']): Buffer {
  const count = dimensions.reduce((product, dimension) => product * dimension, 1);
  const values = Float32Array.from({ length: count }, () => {
    if (fill === 'ones') return 1;
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return (seed / 2 ** 32 - 0.5) * 0.2;
  });
  return Buffer.from(values.buffer);
}
