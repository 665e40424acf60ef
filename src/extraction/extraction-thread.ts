import { serveTasks } from '../support/thread-entry.ts';
import { extractDocument } from './extract-document.ts';
import type { ExtractionInput } from './extracted-document.ts';
import { type IndexInput, indexDocument } from './index-document.ts';
import { type PreparationInput, prepareDocument } from './prepare-document.ts';
import { readPage } from './read-page.ts';
import type { PageInput } from './web-page.ts';

serveTasks({
  extract: (input: ExtractionInput) => extractDocument(input),
  index: (input: IndexInput) => indexDocument(input),
  page: (input: PageInput) => readPage(input),
  prepare: (input: PreparationInput) => prepareDocument(input),
});
