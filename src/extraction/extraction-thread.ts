import { serveTasks } from '../support/thread-entry.ts';
import { extractDocument } from './extract-document.ts';
import type { ExtractionInput } from './extracted-document.ts';
import { type IndexInput, indexDocument } from './index-document.ts';
import { type PreparationInput, prepareDocument } from './prepare-document.ts';

serveTasks({
  extract: (input: ExtractionInput) => extractDocument(input),
  index: (input: IndexInput) => indexDocument(input),
  prepare: (input: PreparationInput) => prepareDocument(input),
});
