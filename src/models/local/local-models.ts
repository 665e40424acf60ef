import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../support/operator-error.ts';

export interface LocalModelFile {
  /** As `local:NAME` has it. */
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

const ENDING = '.gguf';

/** Where `inkwright models pull` keeps models. */
export function modelsFolder(dataDir: string): string {
  return join(dataDir, 'models');
}

/** Where `inkwright models add` installs what runs them. */
export function engineFolder(dataDir: string): string {
  return join(dataDir, 'local-model');
}

/**
 * The file of a model under this name.
 * @throws OperatorError for a name that could lead out of the folder
 */
export function fileOfName(dataDir: string, name: string): string {
  if (!/^[a-z0-9][\w.-]{0,99}$/i.test(name)) {
    throw new OperatorError(`"${name}" can not be the name of a model: letters, digits, ".", "-" and "_" only.`);
  }
  return join(modelsFolder(dataDir), name.endsWith(ENDING) ? name : `${name}${ENDING}`);
}

/**
 * The file that `local:MODEL` means: a path where it has a slash, else the name of a pulled model.
 * @throws OperatorError when there is no such file, or it is none of a model
 */
export function findLocalModel(dataDir: string, model: string): string {
  const file = /[/\\]/.test(model) ? resolve(model) : fileOfName(dataDir, model);
  if (!existsSync(file)) {
    const kept = listLocalModels(dataDir).map(({ name }) => name);
    const others = kept.length === 0 ? '' : ` Pulled are ${kept.join(', ')}.`;
    throw new OperatorError(
      `The model local:${model} is not there: ${file} does not exist.${others} ` +
        'Name a GGUF file by its path, or fetch one with `inkwright models pull`.',
    );
  }
  if (!statSync(file).isFile()) throw new OperatorError(`The model local:${model} is not a file: ${file}.`);
  return file;
}

/** Models that were pulled, by name. */
export function listLocalModels(dataDir: string): LocalModelFile[] {
  const folder = modelsFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((entry) => entry.endsWith(ENDING))
    .sort()
    .map((entry) => {
      const file = join(folder, entry);
      return { name: entry.slice(0, -ENDING.length), file, bytes: statSync(file).size };
    });
}
