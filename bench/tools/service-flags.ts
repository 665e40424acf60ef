import { readFileSync } from 'node:fs';

/**
 * What `npm start` gives Node, so that a process is measured as an operator starts it.
 * @throws Error when the script of `package.json` does not start `dist/main.js`
 */
export function serviceFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const flags = /^node (.*)dist\/main\.js start$/.exec(scripts.start)?.[1];
  if (flags === undefined) throw new Error(`the script "start" is not known: ${scripts.start}`);
  return flags.split(' ').filter((flag) => flag !== '');
}
