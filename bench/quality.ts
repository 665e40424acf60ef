// npm run bench:quality -- --data DIR [--write]: agreement with people, baselines, parity, speed; --write fits anew.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { baitFeatures } from '../src/quality/bait/bait-features.ts';
import { combine } from '../src/quality/combine/combine.ts';
import { type FittedModel, sumOf } from '../src/quality/combine/fitted-model.ts';
import { FITTED, type FittedWeights } from '../src/quality/combine/fitted-weights.ts';
import { BAIT_SIGNS, CRAFT_SIGNS, SUBSTANCE_SIGNS } from '../src/quality/combine/signs.ts';
import { type Measured, measure } from '../src/quality/measured/measure.ts';
import { readMarkdown } from '../src/quality/reading.ts';
import { DIMENSIONS, type Dimension } from '../src/quality/rubric.ts';
import { cheapFeatures } from './quality/cheap-features.ts';
import { FOLDS, fitNested, outOfFold, predict } from './quality/cross-validate.ts';
import { type Row, withRange } from './quality/fit-model.ts';
import { type LabelledText, readTexts, readTitles } from './quality/labelled-sets.ts';
import { auc, correlation, quadraticKappa, spearman } from './quality/statistics.ts';

interface MeasuredRow extends Row {
  readonly measured: Measured;
  readonly cheap: Record<string, number>;
  readonly text: LabelledText;
}

const { values } = parseArgs({ options: { data: { type: 'string' }, write: { type: 'boolean', default: false } } });
const print = (line: string) => process.stdout.write(`${line}\n`);
const fixed = (value: number) => value.toFixed(3);

function measureAll(texts: readonly LabelledText[]): MeasuredRow[] {
  return texts.map((text) => {
    const measured = measure(readMarkdown(text.text, text.language), []);
    return { text, measured, cheap: cheapFeatures(text.text), features: { ...measured.prose }, label: text.label };
  });
}

const labelsOf = (rows: readonly Row[]) => rows.map(({ label }) => label);

/** Length alone and the ridge over the cheap features, cross-validated with the same folds. */
function baselines(rows: readonly MeasuredRow[]): { length: number[]; ridge: number[] } {
  const cheap = rows.map(({ cheap: features, label }): Row => ({ features, label }));
  const names = Object.keys(rows[0]?.cheap ?? {});
  return {
    length: rows.map((row) => row.cheap.words ?? 0),
    ridge: outOfFold(cheap, FOLDS, (part) => fitNested(part, undefined, names), predict),
  };
}

/** Essays are all in good shape: the range of craft is that of essays and web pages together, whose labels it does not see. */
function train(
  part: 'substance' | 'craft',
  rows: readonly MeasuredRow[],
  web: readonly MeasuredRow[],
): FittedModel<string> {
  const signs = part === 'substance' ? SUBSTANCE_SIGNS : CRAFT_SIGNS;
  const model = fitNested(rows, signs, Object.keys(signs));
  return part === 'substance' ? model : withRange(model.terms, [...rows, ...web]);
}

function report(
  name: string,
  rows: readonly MeasuredRow[],
  web: readonly MeasuredRow[],
  { part, goal }: { part: 'substance' | 'craft'; goal: number },
): void {
  const labels = labelsOf(rows);
  const line = (what: string, said: readonly number[]) =>
    print(
      `${name.padEnd(22)} ${what.padEnd(34)} rho ${fixed(spearman(said, labels))}  QWK ${fixed(quadraticKappa(said, labels, 5))}`,
    );
  const { length, ridge } = baselines(rows);
  line('length alone', length);
  line('ridge, 20 cheap features', ridge);
  const trained = (fold: readonly MeasuredRow[]) => train(part, fold, web);
  line(`${part} model`, outOfFold(rows, FOLDS, trained, predict));
  for (const dimension of ['page_quality', 'talent_or_skill_of_qc', 'expertise_of_eeat', 'effort_of_qc'] as const) {
    const said = outOfFold(
      rows,
      FOLDS,
      (fold) => ({ ...FITTED, [part]: trained(fold) }) as FittedWeights,
      (fitted, row) => combine(row.measured, fitted)[dimension],
    );
    line(dimension, said);
  }
  print(`${name.padEnd(22)} goal ${goal}`);
}

function reportTitles(folder: string): FittedModel<string> {
  const rows = readTitles(folder, 'clickbait-titles.tsv').map(({ title, label }): Row & { title: string } => ({
    title,
    label,
    features: { ...baitFeatures(title, 'en') },
  }));
  const trained = (part: readonly Row[]) => fitNested(part, BAIT_SIGNS, Object.keys(BAIT_SIGNS), auc);
  const said = outOfFold(rows, FOLDS, trained, predict);
  print(
    `clickbait titles       bait model                         AUC ${fixed(auc(said, labelsOf(rows)))}  (goal .95)`,
  );
  const cheap = rows.map((row) => ({ label: row.label, features: cheapFeatures(row.title) }));
  const ridge = outOfFold(
    cheap,
    FOLDS,
    (part) => fitNested(part, undefined, Object.keys(cheapFeatures('')), auc),
    predict,
  );
  print(`clickbait titles       ridge, 20 cheap features           AUC ${fixed(auc(ridge, labelsOf(rows)))}`);
  const uncased = cheap.map(({ label, features }) => ({ label, features: { ...features, capitals: 0 } }));
  const withoutCapitals = outOfFold(
    uncased,
    FOLDS,
    (part) => fitNested(part, undefined, Object.keys(cheapFeatures('')), auc),
    predict,
  );
  // Capitals in titles are the habit of a house, and each label comes from other houses.
  print(`clickbait titles       ridge without capitals             AUC ${fixed(auc(withoutCapitals, labelsOf(rows)))}`);
  print(
    `clickbait titles       length alone                       AUC ${fixed(
      auc(
        rows.map(({ title }) => title.split(' ').length),
        labelsOf(rows),
      ),
    )}`,
  );
  const model = trained(rows);
  const sums = (label: number) =>
    rows.filter((row) => row.label === label).map((row) => sumOf(model.terms, row.features));
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  return { ...model, low: mean(sums(0)), high: mean(sums(1)) };
}

function reportParity(rows: readonly MeasuredRow[]): void {
  print('\nparity: mean talent_or_skill by CEFR level (MERLIN), and rho within the language');
  for (const language of [...new Set(rows.map(({ text }) => text.language))]) {
    const own = rows.filter(({ text }) => text.language === language);
    const scores = own.map(({ measured }) => combine(measured).talent_or_skill_of_qc);
    const means = [2, 3, 4].map((level) => {
      const at = scores.filter((_, index) => own[index]?.label === level);
      return (at.reduce((sum, value) => sum + value, 0) / Math.max(1, at.length)).toFixed(1).padStart(6);
    });
    print(`${language}  A2 B1 B2: ${means.join(' ')}   rho ${fixed(spearman(scores, labelsOf(own)))}`);
  }
}

function reportIndependence(name: string, rows: readonly MeasuredRow[]): void {
  const scores = rows.map(({ measured }) => combine(measured));
  const pairs = DIMENSIONS.flatMap((one, index) =>
    DIMENSIONS.slice(index + 1).map((other): [Dimension, Dimension, number] => [
      one,
      other,
      correlation(
        scores.map((score) => score[one]),
        scores.map((score) => score[other]),
      ),
    ]),
  );
  const top = pairs.sort((one, other) => other[2] - one[2]).slice(0, 4);
  print(
    `${name}: highest correlations ${top.map(([one, other, value]) => `${one}/${other} ${fixed(value)}`).join(', ')}`,
  );
  for (const dimension of DIMENSIONS) {
    const own = scores.map((score) => score[dimension]).sort((one, other) => one - other);
    print(
      `   ${dimension.padEnd(28)} p5 ${own[Math.floor(own.length * 0.05)]}  median ${own[Math.floor(own.length / 2)]}  p95 ${own[Math.floor(own.length * 0.95)]}`,
    );
  }
}

function reportSpeed(rows: readonly MeasuredRow[]): void {
  let text = '';
  for (const row of rows) if (text.split(/\s+/).length < 2_000) text += `${row.text.text}\n\n`;
  const words = text
    .split(/\s+/)
    .slice(0, 2_000)
    .join(' ')
    .replace(/(?<=[.!?]) (?=\p{Lu})/gu, '\n\n');
  const times = Array.from({ length: 12 }, () => {
    const start = performance.now();
    combine(measure(readMarkdown(words, 'da'), []));
    return performance.now() - start;
  }).sort((one, other) => one - other);
  print(`\nspeed: 2,000 words in ${times[6]?.toFixed(0)} ms (median of 12; goal 150 ms)`);
}

const rounded = (model: FittedModel<string>): FittedModel<string> => ({
  terms: model.terms
    .map(({ feature, from, to, weight, usual }) => ({
      feature,
      from: short(from),
      to: short(to),
      weight: short(weight),
      usual: short(usual),
    }))
    .filter(({ weight }) => weight !== 0),
  low: short(model.low),
  high: short(model.high),
});
const short = (value: number) => Number(value.toPrecision(3));

function write(weights: Record<string, FittedModel<string>>): void {
  const model = (name: string) => {
    const { terms, low, high } = rounded(weights[name] ?? { terms: [], low: 0, high: 1 });
    const lines = terms.map(
      (term) =>
        `      { feature: '${term.feature}', from: ${term.from}, to: ${term.to}, weight: ${term.weight}, usual: ${term.usual} },`,
    );
    return `  ${name}: {\n    terms: [\n${lines.join('\n')}\n    ],\n    low: ${low},\n    high: ${high},\n  },`;
  };
  const head = `import type { BaitFeatures } from '../bait/bait-features.ts';
import type { ProseFeatures } from '../prose/prose-features.ts';
import type { FittedModel } from './fitted-model.ts';

/** The models that people's judgements were used for. */
export interface FittedWeights {
  /** Does a web page inform: fitted on what volunteers say of Danish pages. */
  readonly substance: FittedModel<keyof ProseFeatures>;
  /** Is it well written: fitted on marks for Brazilian essays. */
  readonly craft: FittedModel<keyof ProseFeatures>;
  /** Does a title bait: fitted on English headlines. 0 is the mean headline of a news agency, 1 the mean bait. */
  readonly bait: FittedModel<keyof BaitFeatures>;
}

/** Written by \`npm run bench:quality -- --data DIR --write\`; signs are those of \`signs.ts\`. */
export const FITTED: FittedWeights = {`;
  writeFileSync(
    fileURLToPath(new URL('../src/quality/combine/fitted-weights.ts', import.meta.url)),
    `${head}\n${['substance', 'craft', 'bait'].map(model).join('\n')}\n};\n`,
  );
}

if (values.data === undefined) {
  process.stderr.write('error: --data is missing; it names the folder with the labelled sets\n');
  process.exitCode = 2;
} else {
  const web = measureAll(readTexts(values.data, 'fineweb-c-danish.dev.jsonl'));
  const essays = measureAll(readTexts(values.data, 'essay-br.dev.jsonl'));
  if (values.write) {
    write({
      substance: train('substance', web, web),
      craft: train('craft', essays, web),
      bait: reportTitles(values.data),
    });
    print('weights written; run again without --write to see what they do');
  } else {
    report('FineWeb-C (da)', web, web, { part: 'substance', goal: 0.6 });
    report('Essay-BR (pt)', essays, web, { part: 'craft', goal: 0.56 });
    reportTitles(values.data);
    reportParity(measureAll(readTexts(values.data, 'merlin.dev.jsonl').filter((_, index) => index % 2 === 0)));
    print('');
    reportIndependence('FineWeb-C', web);
    reportIndependence('Essay-BR', essays);
    reportSpeed(web);
  }
}
