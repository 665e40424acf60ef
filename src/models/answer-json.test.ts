import { describe, expect, it } from 'vitest';
import { answerJson } from './answer-json.ts';
import { stripAnswer } from './strip-answer.ts';

const read = (text: string, kind?: 'object' | 'array') => answerJson(stripAnswer(text), kind);
const VALUE = { title: 'Rain', words: 12 };
const JSON_TEXT = JSON.stringify(VALUE);

describe('the JSON in an answer', () => {
  it.each([
    ['alone', JSON_TEXT],
    ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['in a fence amid prose', `Here it is:\n\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nTell me if {anything} is [missing].`],
    ['amid prose', `Sure! Here is the JSON: ${JSON_TEXT} Hope that helps.`],
    ['after a note in brackets', `[Note] The {result} follows. ${JSON_TEXT}`],
    ['after thoughts', `<think>Should it be {"title": "Sun"}?</think>\n${JSON_TEXT}`],
    ['after thoughts whose beginning was in the prompt', `Let me see {"title":"Sun"}\n</think>\n\n${JSON_TEXT}`],
    [
      'in the final channel',
      `<|channel|>analysis<|message|>{"title":"no"}<|end|><|start|>assistant<|channel|>final<|message|>${JSON_TEXT}<|return|>`,
    ],
    ['before the next turn', `${JSON_TEXT}<|im_end|>\n<|im_start|>user\n{"title":"Another","words":1}`],
    ['with single quotes', `{'title': 'Rain', 'words': 12}`],
    ['with bare keys and a comma too many', `{title: "Rain", words: 12,}`],
    ['with a comment', `{"title": "Rain", // the title\n "words": 12}`],
    ['twice', `${JSON_TEXT}\n${JSON_TEXT}`],
  ])('is found %s', (_, text) => {
    expect(read(text, 'object')).toEqual(VALUE);
  });

  it('keeps fences, brackets and quotes that stand in its texts', () => {
    const value = { markdown: 'Use:\n```json\n{"a": [1}\n```\nor `]`, "quoted".' };
    expect(read(JSON.stringify(value))).toEqual(value);
    expect(read(`Here: ${JSON.stringify(value)} and {more}`)).toEqual(value);
  });

  it('mends line breaks and quotes inside of texts', () => {
    expect(read('{"text": "one\ntwo"}')).toEqual({ text: 'one\ntwo' });
    expect(read('{"text": "he said "now" twice", "n": 1}')).toEqual({ text: 'he said "now" twice', n: 1 });
  });

  it('reads an array when one is wanted', () => {
    expect(read('Titles: ["a", "b"]', 'array')).toEqual(['a', 'b']);
    expect(read('{"titles": ["a"]}', 'array')).toEqual(['a']);
  });

  it.each([
    ['in a text', '{"title": "Rain falls on the'],
    ['between two items', '{"sections": [{"h2": "One"}, {"h2": "Two"}'],
    ['after a comma', '{"title": "Rain",'],
    ['after its first bracket', '{'],
    ['in a fence', '```json\n{"title": "Rain", "words": 1\n```'],
  ])('is none when it is cut %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['', 'null', '"a text"', '12', 'I can not answer that (sorry).', '<think>{"title":"Sun"}'])(
    'is none in %j',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );

  it('is looked for in time that grows with the length of the text only', { timeout: 20_000 }, () => {
    for (const piece of [
      '{[',
      '[ {',
      '<think>',
      '</think>',
      '<|im_start|>',
      '<|channel|>final',
      '{"a": "',
      '```json\n',
    ]) {
      expect(read(piece.repeat(100_000))).toBeUndefined();
    }
  });
});

describe('a stripped answer', () => {
  it.each([
    ['<|im_start|>assistant\nRain falls.<|im_end|>', 'Rain falls.'],
    ['<|start_header_id|>assistant<|end_header_id|>\n\nRain falls.<|eot_id|>', 'Rain falls.'],
    ['<start_of_turn>model\nRain falls.<end_of_turn>', 'Rain falls.'],
    ['<s>Rain falls.</s>', 'Rain falls.'],
    ['Rain falls.<｜end▁of▁sentence｜>', 'Rain falls.'],
    ['[INST] [/INST] Rain falls.', 'Rain falls.'],
    ['<thinking depth="2">It is wet.</thinking>Rain falls.', 'Rain falls.'],
    ['[THINK]It is wet.[/THINK]Rain falls.', 'Rain falls.'],
    ['Rain <s>fell</s> falls.', 'Rain <s>fell</s> falls.'],
    ['I think rain falls.', 'I think rain falls.'],
    ['Rain falls.<think>And then', 'Rain falls.'],
    ['Hm. <think>It is wet.</think> So be it. </think>Rain falls.', 'Rain falls.'],
  ])('of %j is %j', (text, expected) => {
    expect(stripAnswer(text)).toBe(expected);
  });

  it('has no token or thought left inside the texts of its JSON', () => {
    expect(read('{"text": "<think>hm</think>Rain falls.<|im_end|>"}')).toEqual({ text: 'Rain falls.' });
  });
});
