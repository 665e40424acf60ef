/** Where thoughts begin and end, as the families of models write it. */
const THOUGHT_TAGS =
  /<(\/?)(?:think|thinking|thought|thoughts|reasoning|reflection|scratchpad|seed:think)\b[^<>]{0,200}>|\[(\/?)THINK\]|◁(\/?)think▷/gi;

/** Channels of models that speak in several: what counts stands in the last one called `final`. */
const FINAL_CHANNEL = /<\|channel\|>\s*final\b[^<]{0,100}<\|message\|>/g;
const OTHER_CHANNEL = /<\|channel\|>\s*(?:analysis|commentary)\b[^<]{0,100}<\|message\|>[\s\S]*$/;

const TEMPLATE_TOKENS = [
  /<\|(?:im_start|start_header_id|start)\|>\s*(?:system|user|assistant|tool)?\s*(?:<\|end_header_id\|>)?/gi,
  /<\|[a-z0-9_ -]{1,40}\|>/gi,
  /<｜[^｜<>]{1,40}｜>/g,
  /<(?:start_of_turn>(?:model|user)?|end_of_turn>|eos>|bos>|pad>|unk>)/g,
  /\[\/?INST\]|<<\/?SYS>>/g,
  // Inside a text these two can be HTML.
  /^\s*<s>|<\/s>\s*$/g,
];

const WHOLE_FENCE = /^```[a-z0-9_-]{0,20}[ \t]*\r?\n([\s\S]*?)\r?\n?```[^\n`]*$/i;

/** What the model meant to say: without thoughts, tokens of its chat template, and a code fence around the whole. */
export function stripAnswer(text: string): string {
  let rest = withoutThoughts(finalChannel(text));
  for (const token of TEMPLATE_TOKENS) rest = rest.replace(token, '');
  rest = rest.trim();
  return WHOLE_FENCE.exec(rest)?.[1]?.trim() ?? rest;
}

function finalChannel(text: string): string {
  const starts = [...text.matchAll(FINAL_CHANNEL)];
  const last = starts.at(-1);
  if (last !== undefined) return text.slice(last.index + last[0].length);
  return text.replace(OTHER_CHANNEL, '');
}

/** One pass, whatever the text: an answer can be hostile. */
function withoutThoughts(text: string): string {
  let kept = '';
  let isThinking = false;
  let last = 0;
  for (const tag of text.matchAll(THOUGHT_TAGS)) {
    const isEnd = [tag[1], tag[2], tag[3]].includes('/');
    if (isEnd) {
      // Without a beginning: that was in the prompt already, and all so far was thought.
      if (!isThinking) kept = '';
      isThinking = false;
    } else {
      if (!isThinking) kept += text.slice(last, tag.index);
      isThinking = true;
    }
    last = tag.index + tag[0].length;
  }
  // Thoughts that never end leave no answer.
  return isThinking ? kept : kept + text.slice(last);
}
