import { closestName } from '../contract/unknown-keys.ts';
import type { SettingType } from './setting-types.ts';

/** `provider:model` of one of these providers. */
export function modelOf(providers: readonly string[]): SettingType<string> {
  return {
    allowed: `provider:model, the provider one of ${providers.join(', ')}`,
    parse: (value) => (splitModel(value, providers) !== undefined && /^[^:]+:\S/.test(value) ? value : undefined),
    guess: (value) => {
      const [provider = '', ...model] = value.split(':');
      const closest = closestName(provider, providers);
      return closest === undefined || model.join('') === '' ? undefined : [closest, ...model].join(':');
    },
  };
}

/** Provider and model of a `provider:model`; undefined for what names none of them. A model's own name may hold colons. */
export function splitModel<P extends string>(
  name: string,
  providers: readonly P[],
): { readonly provider: P; readonly model: string } | undefined {
  const at = name.indexOf(':');
  const provider = providers.find((known) => known === name.slice(0, at));
  return provider === undefined ? undefined : { provider, model: name.slice(at + 1) };
}
