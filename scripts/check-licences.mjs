// Fails on a dependency whose licence we have not agreed to. Run by `npm run check`.
import { readFileSync } from 'node:fs';

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'PostgreSQL',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'OFL-1.1',
]);

/** Not on the list, agreed one by one, each with its reason. */
const AGREED = [
  { name: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', why: 'an unmodified prebuilt library' },
  { name: /^@img\/sharp-/, licence: /LGPL-3.0-or-later/, why: 'the binding, shipped with that library' },
  { name: /^duck$/, licence: 'BSD', why: 'its licence file is the 2-clause text (through mammoth)' },
  { name: /^pako$/, licence: '(MIT AND Zlib)', why: 'zlib is as permissive as MIT (through mammoth and jszip)' },
];

/** True when an SPDX expression is satisfied by allowed licences: one side of OR, both of AND. */
function satisfied(expression) {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some(satisfied);
  if (text.includes(' AND ')) return text.split(' AND ').every(satisfied);
  return ALLOWED.has(text);
}

function agreed(name, licence) {
  return AGREED.some(
    (entry) =>
      entry.name.test(name) &&
      (entry.licence instanceof RegExp ? entry.licence.test(licence) : entry.licence === licence),
  );
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const refused = packages.flatMap(([path, facts]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = facts.license ?? 'not stated';
  return satisfied(licence) || agreed(name, licence) ? [] : [`${name}@${facts.version}: ${licence}`];
});
if (packages.length < 50) throw new Error(`saw only ${packages.length} packages; the check can not be right`);
if (refused.length > 0) {
  process.stderr.write(`Licences that are not agreed:\n  ${refused.join('\n  ')}\n`);
  process.exit(1);
}
process.stdout.write(`${packages.length} packages, all licences agreed\n`);
