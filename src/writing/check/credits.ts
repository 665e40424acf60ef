import type { ArticleBlock, CitedRun } from '../../article/article.ts';
import type { SourceDocument } from '../../article/source.ts';
import type { Language } from '../../contract/languages.ts';
import { lexiconOf } from '../../language/lexicon-of.ts';
import { inBrackets, nameOf } from './attributed-statement.ts';

/** "All rights reserved" grants nothing, so it is no licence to name. */
const NO_LICENCE =
  /rights reserved|rechte vorbehalten|derechos reservados|droits réservés|diritti riservati|direitos reservados|rechten voorbehouden|prawa zastrzeżone|права защищены|版权所有|版權所有|著作権|جميع الحقوق/iu;

/**
 * Credits the sources whose text an article quotes, each where it is first quoted, with the terms it may be used on. The
 * customer's own material needs none, and what is private is never named.
 */
export class Credits {
  readonly #documents: ReadonlyMap<string, SourceDocument>;
  readonly #language: Language;
  readonly #credited = new Set<string>();

  constructor(documents: ReadonlyMap<string, SourceDocument>, language: Language) {
    this.#documents = documents;
    this.#language = language;
  }

  /** Blocks with the credits of what they are the first to quote. */
  behind(blocks: readonly ArticleBlock[]): ArticleBlock[] {
    const text = this.#credit(blocks.flatMap(documentsOf));
    return text === undefined ? [...blocks] : [...blocks, { kind: 'credit', text }];
  }

  /** Undefined when the runs are the first to quote nobody. */
  forRuns(runs: readonly CitedRun[]): string | undefined {
    return this.#credit(documentsOfRuns(runs));
  }

  #credit(documentIds: readonly string[]): string | undefined {
    const names = new Map<string, Set<string>>();
    for (const id of documentIds) {
      const document = this.#documents.get(id);
      if (document === undefined || document.trusted || document.visibility !== 'public') continue;
      if (this.#credited.has(id)) continue;
      this.#credited.add(id);
      const given = document.licence?.trim() ?? '';
      const licence = NO_LICENCE.test(given) ? '' : given;
      names.set(licence, (names.get(licence) ?? new Set()).add(nameOf(document)));
    }
    return names.size === 0 ? undefined : this.#sentence(names);
  }

  /** Terms that all share are said in words; else they stand behind each name. */
  #sentence(names: ReadonlyMap<string, ReadonlySet<string>>): string {
    const { attribution, attributionWithLicence } = lexiconOf(this.#language).templates;
    const [only] = names.size === 1 ? [...names.keys()] : [];
    const sources = [...names].flatMap(([licence, all]) =>
      [...all].map((name) => (only !== undefined || licence === '' ? name : inBrackets(name, licence, this.#language))),
    );
    return (only === undefined || only === '' ? attribution : attributionWithLicence)
      .replace('{source}', () => sources.join(separatorOf(this.#language)))
      .replace('{licence}', () => only ?? '');
  }
}

/** Ids of the documents that runs quote. */
function documentsOfRuns(runs: readonly CitedRun[]): string[] {
  return runs.flatMap((run) => run.flatMap(({ cites }) => cites.map(({ documentId }) => documentId)));
}

function documentsOf(block: ArticleBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'points':
      return documentsOfRuns(block.runs);
    case 'list':
    case 'table':
      return block.cites.map(({ documentId }) => documentId);
    default:
      return [];
  }
}

function separatorOf(language: Language): string {
  if (/^(?:zh|ja)/.test(language)) return '、';
  return language === 'ar' ? '، ' : ', ';
}
