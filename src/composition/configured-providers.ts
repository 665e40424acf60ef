import { modelNames } from '../config/model-settings.ts';
import type { Settings } from '../config/settings.ts';
import type { ConfiguredProvider } from '../contract/installation.ts';

/** Models and providers as the settings name them; nothing is asked of any. */
export function configuredProviders(settings: Settings): ConfiguredProvider[] {
  const { embeddingModel, imageModel, search, images, videos } = settings;
  const named = (kind: ConfiguredProvider['kind'], names: readonly (string | undefined)[]) =>
    names.flatMap((name): ConfiguredProvider[] => (name === undefined ? [] : [{ kind, name, roles: [] }]));
  return [
    ...languageModels(settings),
    ...named('embedding_model', [embeddingModel]),
    ...named('image_model', [imageModel]),
    ...named('search', search),
    ...named('images', images),
    ...named('videos', videos),
  ];
}

/** Each once, with the roles it has; none unless every role has one. */
function languageModels(settings: Settings): ConfiguredProvider[] {
  const rolesOf = new Map<string, string[]>();
  for (const [role, name] of Object.entries(modelNames(settings) ?? {})) {
    rolesOf.set(name, [...(rolesOf.get(name) ?? []), role]);
  }
  return [...rolesOf].map(([name, roles]) => ({ kind: 'language_model', name, roles }));
}
